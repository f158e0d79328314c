import { maxBulkLeads } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import type { LeadList } from '../search/lead-list';
import { BulkChangeService } from './bulk-change.service';

const admin = { id: '019a1b2c-3d4e-7f00-8a00-0123456789ab', name: 'Meera', role: 'admin' as const };

/** What a change of so many leads does first. */
function begin(count: number) {
  const transaction = vi.fn();
  async function* selected() {
    for (let left = count; left > 0; left -= 1000)
      yield Array.from({ length: Math.min(left, 1000) }, () => ({ id: admin.id }));
  }
  const service = new BulkChangeService(
    { transaction } as unknown as DataSource,
    { all: selected } as unknown as LeadList,
  );
  const request = { selection: { filter: {} }, change: { status: 'lost' as const } };
  return { transaction, first: service.run(request, admin as Parameters<typeof service.run>[1]).next() };
}

it('takes as many leads as one change may have', async () => {
  const { first } = begin(maxBulkLeads);
  expect(JSON.parse((await first).value)).toMatchObject({ total: maxBulkLeads, done: 0 });
});

it('refuses more before anything is changed', async () => {
  const { transaction, first } = begin(maxBulkLeads + 1);
  await expect(first).rejects.toMatchObject({ code: 'invalid' });
  expect(transaction).not.toHaveBeenCalled();
});
