import { randomUUID } from 'node:crypto';
import { api, type Endpoint } from '@golghar/contracts';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { product } from './support/environment';
import { makeColleague } from './support/staff';

const everyone = ['nobody', 'sales_executive', 'manager', 'admin'] as const;
type Who = (typeof everyone)[number];

const signedIn: readonly Who[] = ['sales_executive', 'manager', 'admin'];
const leadership: readonly Who[] = ['manager', 'admin'];
const admins: readonly Who[] = ['admin'];

/** Who may do what, as the roles are specified; not read from the contracts, which this checks. */
const allowed: Record<keyof typeof api, readonly Who[]> = {
  submitEnquiry: everyone,
  subscribe: everyone,
  confirmSubscription: everyone,
  unsubscribe: everyone,
  unsubscribeAtOnce: everyone,
  visitorCount: everyone,
  logIn: everyone,
  logOut: everyone,
  checkAccountLink: everyone,
  acceptAccountLink: everyone,
  checkSession: signedIn,
  changePassword: signedIn,
  listSessions: signedIn,
  endSession: signedIn,
  endOtherSessions: signedIn,
  dashboard: signedIn,
  report: signedIn,
  listSubmissions: signedIn,
  exportSubmissions: signedIn,
  getSubmission: signedIn,
  updateSubmission: signedIn,
  addNote: signedIn,
  resendAlert: signedIn,
  addContact: signedIn,
  countViews: signedIn,
  bulkChange: signedIn,
  undoBulkChange: signedIn,
  listTags: signedIn,
  exportCsv: signedIn,
  exportXlsx: signedIn,
  events: signedIn,
  getPreferences: signedIn,
  setPreferences: signedIn,
  deleteSubmission: leadership,
  restoreSubmission: leadership,
  listDeleted: leadership,
  eraseSubmission: leadership,
  renameTag: leadership,
  startImport: leadership,
  sendImportPart: leadership,
  previewImport: leadership,
  confirmImport: leadership,
  cancelImport: leadership,
  listUsers: admins,
  inviteUser: admins,
  updateUser: admins,
  makeAccountLink: admins,
  withdrawInvitation: admins,
  listSubscribers: admins,
  listAudit: admins,
};

/** A call that changes nothing: its ids name nothing and its body is refused. */
async function call(context: APIRequestContext, { method, path }: Endpoint): Promise<number> {
  const address = path.replaceAll(/:\w+/g, () => randomUUID());
  if (path === api.events.path) {
    // This answer never ends by itself.
    const cookies = (await context.storageState()).cookies.map(({ name, value }) => `${name}=${value}`);
    const ending = new AbortController();
    const response = await fetch(`${product.url}${address}`, {
      headers: { cookie: cookies.join('; ') },
      signal: ending.signal,
    });
    ending.abort();
    return response.status;
  }
  const response = await context.fetch(address, {
    method,
    ...(method !== 'GET' && method !== 'DELETE' && { data: { unknown: true } }),
  });
  return response.status();
}

const operations = Object.entries(api) as [keyof typeof api, Endpoint][];

for (const who of everyone)
  test(`${who} may call what the roles say, and nothing else`, async () => {
    const context =
      who === 'nobody'
        ? await request.newContext({
            baseURL: product.url,
            extraHTTPHeaders: { 'x-seed-token': product.seedToken },
          })
        : (await makeColleague(who)).request;
    const refusal = who === 'nobody' ? 401 : 403;
    // Signing out ends this session, so it comes last.
    const inOrder = operations.filter(([name]) => name !== 'logOut').concat([['logOut', api.logOut]]);
    for (const [name, endpoint] of inOrder) {
      const status = await call(context, endpoint);
      if (allowed[name].includes(who)) expect([401, 403], `${name}: ${status}`).not.toContain(status);
      else expect([name, status]).toEqual([name, refusal]);
    }
    await context.dispose();
  });

test('a role that nobody knows counts as the least', async () => {
  const { request: context } = await makeColleague('director');
  expect(await call(context, api.getSubmission)).toBe(404);
  expect(await call(context, api.deleteSubmission)).toBe(403);
  expect(await call(context, api.listUsers)).toBe(403);
  await context.dispose();
});
