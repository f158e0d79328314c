import { randomUUID } from 'node:crypto';
import { type ApiScope, api, apiScopeNames, type Endpoint, type Role } from '@golghar/contracts';
import type { Agent } from 'supertest';
import { addApiToken } from './api/staff';
import { stopBeforeHandlers, stoppedHeader } from './api/stop-before-handlers';
import { useService } from './api/use-service';

const everyone = ['nobody', 'sales_executive', 'manager', 'admin'] as const;
type Who = (typeof everyone)[number];

const signedIn: readonly Who[] = ['sales_executive', 'manager', 'admin'];
const leadership: readonly Who[] = ['manager', 'admin'];
const admins: readonly Who[] = ['admin'];

/**
 * Who may do what, as the roles are specified, and the scope with which a token may; whatever has none is for people alone.
 * Not read from the contracts, which this checks.
 */
const rights: readonly [who: readonly Who[], scope: ApiScope | undefined, operations: string][] = [
  [
    everyone,
    undefined,
    `health submitEnquiry submitEnquiryForm callPromise subscribe subscribeByForm confirmSubscription
      unsubscribe unsubscribeAtOnce visitorCount logIn logOut checkAccountLink acceptAccountLink openAlertLink
      useAlertLink`,
  ],
  [
    signedIn,
    undefined,
    `checkSession openApi apiReference changePassword updateProfile listApiTokens createApiToken
      revokeApiToken listSessions endSession endOtherSessions addReplyTemplate changeReplyTemplate
      removeReplyTemplate listUndoableChanges undoChange events getPreferences updatePreferences readAlertHealth`,
  ],
  [signedIn, 'reports:read', `dashboard report`],
  [
    signedIn,
    'leads:read',
    `listSubmissions exportSubmissions exportSelection getSubmission listReplyTemplates countViews listStaff
      listOutcomeReasons today getPerson tellViewing listQuarantine listTags exportCsv exportXlsx
      getAttachment`,
  ],
  [
    signedIn,
    'leads:write',
    `createSubmission updateSubmission addNote resendAlert addContact addReply mergePeople splitPerson
      undoPersonChange markSpam markNotSpam bulkChange undoBulkChange`,
  ],
  [leadership, 'reports:read', `monthReport team`],
  [leadership, undefined, `monthCsv eraseSubmission`],
  [
    leadership,
    'leads:write',
    `deleteSubmission restoreSubmission renameTag exportLeftOut startImport sendImportPart previewImport
      confirmImport cancelImport`,
  ],
  [leadership, 'leads:read', `listDeleted listImports`],
  [
    admins,
    undefined,
    `readOperations listAuthJobs listLeadsJobs listMetricsJobs listWebhooks addWebhook changeWebhook removeWebhook rotateWebhookSecret testWebhook
      listWebhookDeliveries replayWebhookDelivery retryParkedAlerts discardParkedAlerts listUsers inviteUser
      updateUser makeAccountLink withdrawInvitation listSubscribers removeSubscriber exportPerson erasePerson
      listAudit getLeadSettings setLeadSettings`,
  ],
];

const allowed = Object.fromEntries(
  rights.flatMap(([who, scope, names]) => names.split(/\s+/).map((name) => [name, { who, scope }])),
);

const prepare = stopBeforeHandlers;
const auth = useService('auth', { prepare });
const leads = useService('leads', { prepare, database: () => auth.database });
const metrics = useService('metrics', { prepare, database: () => auth.database });

const serviceOf = (path: string) => {
  if (/^[/]api[/](auth|admin[/]users)\b/.test(path)) return auth;
  return path === api.visitorCount.path || path === api.listMetricsJobs.path ? metrics : leads;
};

const operations = Object.entries<Endpoint>(api);

const rightOf = (name: string) => allowed[name] ?? { who: [], scope: undefined };

it('says of every operation who may call it', () =>
  expect(Object.keys(allowed).sort()).toEqual(Object.keys(api).sort()));

/** Whether a request reaches its operation's handler, or the status with which it is refused. */
async function reach(
  { method, path }: Endpoint,
  headers: Record<string, string> = {},
): Promise<'reached' | number> {
  const agent: Agent = serviceOf(path).request.set(headers);
  const address = path.replaceAll(/:\w+/g, () => randomUUID());
  const { status, headers: answered } = await agent[method.toLowerCase() as 'get'](address);
  return answered[stoppedHeader] ? 'reached' : status;
}

const reachAll = (headers?: Record<string, string>) =>
  Promise.all(operations.map(async ([name, endpoint]) => [name, await reach(endpoint, headers)]));

const cookieOf = ({ token }: { token: string }) => ({ cookie: `session=${token}` });

it.each(everyone)('%s may call what the roles say, and nothing else', async (who) => {
  const person = who === 'nobody' ? undefined : await auth.signIn(who);
  const refusal = who === 'nobody' ? 401 : 403;
  expect(await reachAll(person && cookieOf(person))).toEqual(
    operations.map(([name]) => [name, rightOf(name).who.includes(who) ? 'reached' : refusal]),
  );
});

it('a role that nobody knows counts as the least', async () => {
  const director = cookieOf(await auth.signIn('director'));
  expect(await reach(api.getSubmission, director)).toBe('reached');
  expect(await reach(api.deleteSubmission, director)).toBe(403);
  expect(await reach(api.listUsers, director)).toBe(403);
});

const rolesWithTokens: readonly Role[] = ['sales_executive', 'manager', 'admin'];
const cases = rolesWithTokens.flatMap((role) => apiScopeNames.map((scope) => [role, scope] as const));

it.each(cases)('a token of the role %s with the scope %s may do that alone', async (role, scope) => {
  const owner = await auth.signIn('admin');
  const secret = await addApiToken(auth.database, owner, { role, scopes: [scope] });
  expect(await reachAll({ authorization: `Bearer ${secret}` })).toEqual(
    operations.map(([name]) => {
      const { who, scope: needed } = rightOf(name);
      if (who === everyone) return [name, 'reached'];
      return [name, needed === scope && who.includes(role) ? 'reached' : 403];
    }),
  );
});

it('a token counts for no more than the role that its owner has now', async () => {
  const owner = await auth.signIn('sales_executive');
  const secret = await addApiToken(auth.database, owner, { role: 'admin', scopes: ['leads:read'] });
  const headers = { authorization: `Bearer ${secret}` };
  expect(await reach(api.listSubmissions, headers)).toBe('reached');
  expect(await reach(api.listDeleted, headers)).toBe(403);
  await auth.sql`UPDATE auth.app_user SET role = 'manager' WHERE id = ${owner.id}`;
  expect(await reach(api.listDeleted, headers)).toBe('reached');
});
