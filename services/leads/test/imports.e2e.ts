import { type APIRequestContext, expect, test } from '@playwright/test';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { makeColleague } from '../../../infra/test/support/staff';

const partLength = 12_000;

const rowOf = (index: number) =>
  `Imported ${index},+91 9${String(200_000_000 + index * 7919)},row${index}@import.example,Patna,Google Ads,"${'An old enquiry. '.repeat(13)}",New,03/10/2026`;

const rows = Array.from({ length: 5000 }, (_, index) => rowOf(index));

const files = {
  'lines without end': 'a\n'.repeat(745_000),
  'quotes alone': `"${'""'.repeat(744_000)}`,
  'five thousand rows': `Name,Mobile no.,E-mail,City,Service,Message,Status,Enquiry date\n${rows.join('\n')}`,
};

/** Starts an import and sends all of its file. */
async function upload(request: APIRequestContext, text: string): Promise<string> {
  const { id } = await (await request.post('/api/admin/imports', { data: { fileName: 'leads.csv' } })).json();
  for (let index = 0; index * partLength < text.length; index += 1) {
    const part = text.slice(index * partLength, (index + 1) * partLength);
    const answer = await request.put(`/api/admin/imports/${id}/parts/${index}`, { data: { text: part } });
    expect(answer.status()).toBe(204);
  }
  return id;
}

/** Sends enquiries one after the other for as long as something takes; says how they were answered. */
async function enquireDuring<Result>(request: APIRequestContext, work: Promise<Result>) {
  const statuses: number[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) statuses.push((await request.post('/api/contact', { data: makeEnquiry() })).status());
  return { result: await over, statuses };
}

test('whatever file is imported, enquiries are taken meanwhile', async () => {
  test.setTimeout(180_000);
  const { request } = await makeColleague('manager');
  for (const [kind, text] of Object.entries(files)) {
    const id = await upload(request, text);
    const { result, statuses } = await enquireDuring(
      request,
      request
        .post(`/api/admin/imports/${id}/preview`, { data: {} })
        .then(async (answer) => ({ status: answer.status(), body: await answer.json() })),
    );
    // A process that reads the file in one go refuses some.
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    if (kind === 'five thousand rows')
      expect(result.body).toMatchObject({ rowCount: 5000, validCount: 5000, duplicateCount: 0 });
    else expect(result).toMatchObject({ status: 400, body: { code: 'invalid' } });
  }
});
