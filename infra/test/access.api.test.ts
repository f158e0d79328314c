import { randomUUID } from 'node:crypto';
import { type ApiScope, api, apiScopeNames, type Endpoint, type Role } from '@golghar/contracts';
import type { Agent } from 'supertest';
import { addApiToken } from './api/api-tokens';
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
const allowed: Record<keyof typeof api, readonly [who: readonly Who[], scope?: ApiScope]> = {
  health: [everyone],
  submitEnquiry: [everyone],
  submitEnquiryForm: [everyone],
  callPromise: [everyone],
  subscribe: [everyone],
  subscribeByForm: [everyone],
  confirmSubscription: [everyone],
  unsubscribe: [everyone],
  unsubscribeAtOnce: [everyone],
  visitorCount: [everyone],
  logIn: [everyone],
  logOut: [everyone],
  checkAccountLink: [everyone],
  acceptAccountLink: [everyone],
  openAlertLink: [everyone],
  useAlertLink: [everyone],
  checkSession: [signedIn],
  openApi: [signedIn],
  apiReference: [signedIn],
  changePassword: [signedIn],
  updateProfile: [signedIn],
  listApiTokens: [signedIn],
  createApiToken: [signedIn],
  revokeApiToken: [signedIn],
  listSessions: [signedIn],
  endSession: [signedIn],
  endOtherSessions: [signedIn],
  dashboard: [signedIn, 'reports:read'],
  report: [signedIn, 'reports:read'],
  listSubmissions: [signedIn, 'leads:read'],
  exportSubmissions: [signedIn, 'leads:read'],
  exportSelection: [signedIn, 'leads:read'],
  getSubmission: [signedIn, 'leads:read'],
  createSubmission: [signedIn, 'leads:write'],
  updateSubmission: [signedIn, 'leads:write'],
  tellViewing: [signedIn, 'leads:read'],
  addNote: [signedIn, 'leads:write'],
  resendAlert: [signedIn, 'leads:write'],
  addContact: [signedIn, 'leads:write'],
  addReply: [signedIn, 'leads:write'],
  listReplyTemplates: [signedIn, 'leads:read'],
  addReplyTemplate: [signedIn],
  changeReplyTemplate: [signedIn],
  removeReplyTemplate: [signedIn],
  countViews: [signedIn, 'leads:read'],
  listStaff: [signedIn, 'leads:read'],
  today: [signedIn, 'leads:read'],
  getPerson: [signedIn, 'leads:read'],
  mergePeople: [signedIn, 'leads:write'],
  splitPerson: [signedIn, 'leads:write'],
  undoPersonChange: [signedIn, 'leads:write'],
  listQuarantine: [signedIn, 'leads:read'],
  markSpam: [signedIn, 'leads:write'],
  listOwnChanges: [signedIn],
  undoOwnChange: [signedIn],
  markNotSpam: [signedIn, 'leads:write'],
  bulkChange: [signedIn, 'leads:write'],
  undoBulkChange: [signedIn, 'leads:write'],
  listTags: [signedIn, 'leads:read'],
  exportCsv: [signedIn, 'leads:read'],
  exportXlsx: [signedIn, 'leads:read'],
  events: [signedIn],
  getPreferences: [signedIn],
  updatePreferences: [signedIn],
  monthReport: [leadership, 'reports:read'],
  team: [leadership, 'reports:read'],
  monthCsv: [leadership],
  deleteSubmission: [leadership, 'leads:write'],
  restoreSubmission: [leadership, 'leads:write'],
  listDeleted: [leadership, 'leads:read'],
  eraseSubmission: [leadership],
  renameTag: [leadership, 'leads:write'],
  listImports: [leadership, 'leads:read'],
  exportLeftOut: [leadership, 'leads:write'],
  startImport: [leadership, 'leads:write'],
  sendImportPart: [leadership, 'leads:write'],
  previewImport: [leadership, 'leads:write'],
  confirmImport: [leadership, 'leads:write'],
  cancelImport: [leadership, 'leads:write'],
  readOperations: [admins],
  readAlertHealth: [signedIn],
  listWebhooks: [admins],
  addWebhook: [admins],
  changeWebhook: [admins],
  removeWebhook: [admins],
  rotateWebhookSecret: [admins],
  testWebhook: [admins],
  listWebhookDeliveries: [admins],
  replayWebhookDelivery: [admins],
  retryParkedAlerts: [admins],
  discardParkedAlerts: [admins],
  listUsers: [admins],
  inviteUser: [admins],
  updateUser: [admins],
  makeAccountLink: [admins],
  withdrawInvitation: [admins],
  listSubscribers: [admins],
  removeSubscriber: [admins],
  exportPerson: [admins],
  erasePerson: [admins],
  listAudit: [admins],
  getLeadSettings: [admins],
  setLeadSettings: [admins],
};

const prepare = stopBeforeHandlers;
const auth = useService('auth', { prepare });
const leads = useService('leads', { prepare, database: () => auth.database });
const metrics = useService('metrics', { prepare, database: () => auth.database });

const serviceOf = (path: string) => {
  if (/^[/]api[/](auth|admin[/]users)\b/.test(path)) return auth;
  return path === api.visitorCount.path ? metrics : leads;
};

const operations = Object.entries(api) as [keyof typeof api, Endpoint][];

/** Whether a request gets as far as its operation's handler, or with which status it is refused. */
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
    operations.map(([name]) => [name, allowed[name][0].includes(who) ? 'reached' : refusal]),
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
      const [who, needed] = allowed[name];
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
  await auth.database.query(`UPDATE auth.app_user SET role = 'manager' WHERE id = $1`, [owner.id]);
  expect(await reach(api.listDeleted, headers)).toBe('reached');
});
