import { contractController } from '@golghar/platform';
import { AccountLinkService } from './account-links/account-link.service';
import { ApiTokenService } from './api-tokens/api-token.service';
import { OwnAccountService } from './own-account/own-account.service';
import { clientOf } from './sessions/client';
import { SessionService } from './sessions/session.service';
import { SignInService } from './sign-in/sign-in.service';
import { SignInCookies } from './sign-in-limits/sign-in-cookies';
import { UserManagementService } from './user-management/user-management.service';

/** Who gets in, one's own account, and those of the staff. */
export const AuthController = contractController(
  {
    signIns: SignInService,
    links: AccountLinkService,
    account: OwnAccountService,
    sessions: SessionService,
    tokens: ApiTokenService,
    users: UserManagementService,
    cookies: SignInCookies,
  },
  {
    async logIn({ body, reply }, { signIns, cookies }) {
      const browser = cookies.knownBrowser(reply.request, body.email);
      return { user: cookies.set(reply, await signIns.signIn(body, clientOf(reply.request), browser)) };
    },
    async logOut({ user, reply }, { sessions, cookies }) {
      if (user) await sessions.endCurrent(user);
      cookies.clear(reply);
    },
    checkSession: ({ user }) => ({ authenticated: true, user }),

    checkAccountLink: ({ body: { token } }, { links }) => links.check(token),
    async acceptAccountLink({ body, reply }, { links, cookies }) {
      return { user: cookies.set(reply, await links.accept(body, clientOf(reply.request))) };
    },

    updateProfile: async ({ user, body: { name } }, { account }) => ({
      user: await account.updateProfile(user, name),
    }),
    async changePassword({ user, body, reply }, { account, cookies }) {
      cookies.set(reply, await account.changePassword(user, body, clientOf(reply.request)));
    },
    listSessions: async ({ user }, { sessions }) => ({ sessions: await sessions.list(user) }),
    endOtherSessions: ({ user }, { sessions }) => sessions.endOthers(user),
    endSession: ({ user, params: { id } }, { sessions }) => sessions.endOne(user, id),
    listApiTokens: async ({ user }, { tokens }) => ({ tokens: await tokens.list(user) }),
    createApiToken: ({ user, body }, { tokens }) => tokens.create(user, body),
    revokeApiToken: ({ user, params: { id } }, { tokens }) => tokens.revoke(user, id),

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
