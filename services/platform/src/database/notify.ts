import type { EntityManager } from 'typeorm';
import { notifySql } from './notify.sql';

/** Tells every process that listens on a channel something, when the transaction commits. */
export async function notifyChannel(manager: EntityManager, channel: string, payload = ''): Promise<void> {
  await manager.query(notifySql, [channel, payload]);
}
