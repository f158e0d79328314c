import { contractController } from '@golghar/platform';
import { OwnAccountService } from './own-account.service';
import { SignInService } from './sign-in/sign-in.service';
import { SignInCookies } from './sign-in/sign-in-cookies';
import { UserManagementService } from './user-management.service';

/** Who gets in, one's own account, and those of the staff. */
export const AuthController = contractController(
  {
    signIns: SignInService,
    account: OwnAccountService,
    users: UserManagementService,
    cookies: SignInCookies,
  },
  {
    async logIn({ body, reply, ...client }, { signIns, cookies }) {
      const browser = cookies.knownBrowser(reply.request, body.email);
      return { user: cookies.set(reply, await signIns.signIn(body, client, browser)) };
    },
    async logOut({ user, reply }, { signIns, cookies }) {
      if (user) await signIns.signOut(user);
      cookies.clear(reply);
    },
    checkSession: ({ user }) => ({ authenticated: true, user }),

    checkAccountLink: ({ body: { token } }, { signIns }) => signIns.checkLink(token),
    async acceptAccountLink({ body, reply, ...client }, { signIns, cookies }) {
      return { user: cookies.set(reply, await signIns.acceptLink(body, client)) };
    },

    updateProfile: ({ user, body: { name } }, { account }) => account.updateProfile(user, name),
    async changePassword({ user, body, reply, ...client }, { account, cookies }) {
      cookies.set(reply, await account.changePassword(user, body, client));
    },
    listSessions: ({ user }, { account }) => account.listSessions(user),
    endOtherSessions: ({ user }, { account }) => account.endOtherSessions(user),
    endSession: ({ user, params: { id } }, { account }) => account.endSession(user, id),
    listApiTokens: ({ user }, { account }) => account.listTokens(user),
    createApiToken: ({ user, body }, { account }) => account.createToken(user, body),
    revokeApiToken: ({ user, params: { id } }, { account }) => account.revokeToken(user, id),

    listUsers: (_, { users }) => users.list(),
    inviteUser: ({ user, body }, { users }) => users.invite(user, body),
    updateUser: ({ user, params: { id }, body }, { users }) => users.update(user, id, body),
    makeAccountLink: ({ user, params: { id } }, { users }) => users.makeLink(user, id),
    withdrawInvitation: ({ user, params: { id } }, { users }) => users.withdraw(user, id),
  },
);
