import { setImmediate as turn } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { NewEnquiry } from './enquiry-row';
import { EnquiryWriter } from './enquiry-writer';

const [keyHash, bodyHash, networkHash] = [Buffer.of(1), Buffer.of(2), Buffer.of(3)];
const now = new Date();
const enquiry = (id: string): NewEnquiry => ({
  ...{ id, reference: id, keyHash, bodyHash, networkHash, submittedAt: now, dueAt: now, isCanary: false },
  ...{ name: 'Asha', email: 'a@b.example', phone: '98350 00000', service: 'seo', message: 'A website' },
});

/** Statements that end when the test says so. */
function statements() {
  const started: { ids: string[]; finish: (taken?: string[]) => void; fail: (error: Error) => void }[] = [];
  const query = ({ values: [rows] }: { values: [string] }) =>
    new Promise((resolve, reject) => {
      const ids = (JSON.parse(rows) as { id: string }[]).map(({ id }) => id);
      const finish = (taken: string[] = []) =>
        resolve({ rows: ids.filter((id) => !taken.includes(id)).map((leadId) => ({ leadId })) });
      started.push({ ids, finish, fail: reject });
    });
  const runner = { connect: async () => ({ query }), release: async () => undefined };
  const database = { createQueryRunner: () => runner, manager: { query: async () => [] } };
  return { started, writer: new EnquiryWriter(database as unknown as DataSource) };
}

const away = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
const unstorable = Object.assign(new Error('invalid value'), { code: '22021' });

it('EnquiryWriter writes the first at once, and what arrives meanwhile together', async () => {
  const { started, writer } = statements();
  const results = ['a', 'b', 'c', 'd', 'e'].map((id) => writer.store(enquiry(id)));
  await turn();
  expect(started.map(({ ids }) => ids)).toEqual([['a'], ['b']]);
  started[0]?.finish();
  await turn();
  expect(started.map(({ ids }) => ids)).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
  started[1]?.finish();
  started[2]?.finish(['d']);
  expect(await Promise.all(results)).toEqual([true, true, true, false, true]);
});

it('EnquiryWriter stores the others when one cannot be stored', async () => {
  const { started, writer } = statements();
  void writer.store(enquiry('a'));
  void writer.store(enquiry('b'));
  const results = Promise.allSettled(['c', 'bad', 'd'].map((id) => writer.store(enquiry(id))));
  await turn();
  started[0]?.finish();
  await turn();
  started[2]?.fail(unstorable);
  for (const at of [3, 4, 5]) {
    await turn();
    const next = started[at];
    if (next?.ids[0] === 'bad') next.fail(unstorable);
    else next?.finish();
  }
  expect(await results).toMatchObject([
    { status: 'fulfilled', value: true },
    { status: 'rejected', reason: unstorable },
    { status: 'fulfilled', value: true },
  ]);
});

it('EnquiryWriter lets nobody wait for a second time limit when the database is away', async () => {
  const { started, writer } = statements();
  const results = Promise.allSettled(['a', 'b', 'c', 'd'].map((id) => writer.store(enquiry(id))));
  await turn();
  started[0]?.fail(away);
  await turn();
  expect(started).toHaveLength(2);
  started[1]?.finish();
  const isStored = (await results).map(({ status }) => status === 'fulfilled');
  expect(isStored).toEqual([false, true, false, false]);
  const later = writer.store(enquiry('e'));
  await turn();
  started[2]?.finish();
  expect(await later).toBe(true);
});
