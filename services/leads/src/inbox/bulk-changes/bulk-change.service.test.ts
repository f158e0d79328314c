import { maxBulkLeads } from '@golghar/contracts';
import type { Ownership } from '../../leads/ownership/ownership';
import type { LeadAccess } from '../../team/lead-settings/lead-access';
import type { LeadBatches } from '../search/lead-batches';
import type { BulkChangeRepository } from './bulk-change.repository';
import { BulkChangeService } from './bulk-change.service';

const admin = { id: '019a1b2c-3d4e-7f00-8a00-0123456789ab', name: 'Meera', role: 'admin' as const };

/** What a change of so many leads does first. */
function begin(count: number) {
  const open = jest.fn().mockResolvedValue(admin.id);
  async function* selected() {
    for (let left = count; left > 0; left -= 1000)
      yield Array.from({ length: Math.min(left, 1000) }, () => ({ id: admin.id }));
  }
  const service = new BulkChangeService(
    { open } as unknown as BulkChangeRepository,
    { selected } as unknown as LeadBatches,
    {} as Ownership,
    { selectionFor: async (selection: unknown) => selection } as unknown as LeadAccess,
  );
  const request = { selection: { filter: {} }, change: { status: 'lost' as const } };
  return { open, first: service.run(request, admin as Parameters<typeof service.run>[1]).next() };
}

it('takes as many leads as one change may have', async () => {
  const { first } = begin(maxBulkLeads);
  expect(JSON.parse((await first).value)).toMatchObject({ total: maxBulkLeads, done: 0 });
});

it('refuses more before anything is changed', async () => {
  const { open, first } = begin(maxBulkLeads + 1);
  await expect(first).rejects.toMatchObject({ code: 'invalid' });
  expect(open).not.toHaveBeenCalled();
});
