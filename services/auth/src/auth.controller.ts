import { contractController } from '@golghar/platform';
import { OwnAccountService } from './own-account.service';
import { clientOf } from './sessions/client';
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
    async logIn({ body, reply }, { signIns, cookies }) {
      const browser = cookies.knownBrowser(reply.request, body.email);
      return { user: cookies.set(reply, await signIns.signIn(body, clientOf(reply.request), browser)) };
    },
    async logOut({ user, reply }, { signIns, cookies }) {
      if (user) await signIns.signOut(user);
      cookies.clear(reply);
    },
    checkSession: ({ user }) => ({ authenticated: true, user }),

    checkAccountLink: ({ body: { token } }, { signIns }) => signIns.checkLink(token),
    async acceptAccountLink({ body, reply }, { signIns, cookies }) {
      return { user: cookies.set(reply, await signIns.acceptLink(body, clientOf(reply.request))) };
    },

    updateProfile: async ({ user, body: { name } }, { account }) => ({
      user: await account.updateProfile(user, name),
    }),
    async changePassword({ user, body, reply }, { account, cookies }) {
      cookies.set(reply, await account.changePassword(user, body, clientOf(reply.request)));
    },
    listSessions: async ({ user }, { account }) => ({ sessions: await account.listSessions(user) }),
    endOtherSessions: ({ user }, { account }) => account.endOtherSessions(user),
    endSession: ({ user, params: { id } }, { account }) => account.endSession(user, id),
    listApiTokens: async ({ user }, { account }) => ({ tokens: await account.listTokens(user) }),
    createApiToken: ({ user, body }, { account }) => account.createToken(user, body),
    revokeApiToken: ({ user, params: { id } }, { account }) => account.revokeToken(user, id),

    listUsers: async (_, { users }) => ({ users: await users.list() }),
    inviteUser: ({ user, body }, { users }) => users.invite(user, body),
    updateUser: async ({ user, params: { id }, body }, { users }) => ({
      user: await users.update(user, id, body),
    }),
    makeAccountLink: async ({ user, params: { id } }, { users }) => ({
      link: await users.makeLink(user, id),
    }),
    withdrawInvitation: ({ user, params: { id } }, { users }) => users.withdraw(user, id),
  },
);
