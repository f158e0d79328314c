import type { EntityManager } from 'typeorm';
import { HistoryErasureEntity } from './history-erasure.entity';
import { HistorySealEntity } from './history-seal.entity';

/** Writes down that an entry of the history was erased by right: the audit log has to tell why in the same transaction. */
export async function recordErasure(manager: EntityManager, entryId: string): Promise<void> {
  await manager.insert(HistoryErasureEntity, { id: entryId });
  await manager.update(HistorySealEntity, { entryId }, { salt: null });
}
