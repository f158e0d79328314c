import { contractController, listJobs } from '@golghar/platform';
import { AccountLinks } from './account-links/account-links';
import * as account from './own-account.service';
import { SignInService } from './sign-in/sign-in.service';
import { SignInCookies } from './sign-in/sign-in-cookies';
import * as users from './user-management.service';

export const AuthController = contractController(
  { signIns: SignInService, cookies: SignInCookies, links: AccountLinks },
  {
    async logIn({ body, reply, ...client }, { signIns, cookies }) {
      const browser = cookies.knownBrowser(reply.request, body.email);
      return { user: cookies.set(reply, await signIns.signIn(body, client, browser)) };
    },
    async logOut({ user, reply }, { database, cookies }) {
      if (user) await database.transaction((manager) => account.signOut(manager, user));
      cookies.clear(reply);
    },
    checkSession: ({ user }) => ({ authenticated: true, user }),
    checkAccountLink: ({ body: { token } }, { signIns }) => signIns.checkLink(token),
    async acceptAccountLink({ body, reply, ...client }, { signIns, cookies }) {
      return { user: cookies.set(reply, await signIns.acceptLink(body, client)) };
    },
    async changePassword({ user, body, reply, ...client }, { signIns, cookies }) {
      cookies.set(reply, await signIns.changePassword(user, body, client));
    },
    listSessions: ({ user }, { database }) => account.listSessions(database.manager, user),
    listApiTokens: ({ user }, { database }) => account.listTokens(database.manager, user),
    listAuthJobs: (_, { database }) => listJobs(database.manager),
    listUsers: (_, { database }) => users.list(database.manager),
  },
  {
    updateProfile: ({ user, body }, { manager }) => account.updateProfile(manager, user, body.name),
    endOtherSessions: ({ user }, { manager }) => account.endOtherSessions(manager, user),
    endSession: ({ user, params: { id } }, { manager }) => account.endSession(manager, user, id),
    createApiToken: ({ user, body }, { manager }) => account.createToken(manager, user, body),
    revokeApiToken: ({ user, params: { id } }, { manager }) => account.revokeToken(manager, user, id),
    inviteUser: ({ user, body }, { manager, links }) => users.invite(manager, user, body, links),
    updateUser: ({ user, params: { id }, body }, { manager }) => users.update(manager, user, id, body),
    makeAccountLink: ({ user, params: { id } }, { manager, links }) =>
      users.makeLink(manager, user, id, links),
    withdrawInvitation: ({ user, params: { id } }, { manager }) => users.withdraw(manager, user, id),
  },
);
