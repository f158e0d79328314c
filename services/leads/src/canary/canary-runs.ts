import { Any, type EntityManager, Raw } from 'typeorm';
import { CanaryRunEntity, canaryActor, hashCanaryToken } from './canary-run.entity';

/** A run that was sent longer ago is over: whoever shows its token then is an ordinary visitor. */
const tokenSeconds = 5 * 60;

/** For a search: a time so many seconds ago or later. */
export const isWithin = (seconds: number) =>
  Raw((time) => `${time} > clock_timestamp() - make_interval(secs => :seconds)`, { seconds });

/** Ends the token of a run that was just sent, so that it is good once; false when there is none such. */
export async function claimCanary(manager: EntityManager, token: string): Promise<boolean> {
  const { affected } = await manager.update(
    CanaryRunEntity,
    { tokenHash: hashCanaryToken(token), state: 'running', startedAt: isWithin(tokenSeconds) },
    { tokenHash: null },
  );
  return affected === 1;
}

/** Those of the leads that are canaries. */
export async function findCanaries(manager: EntityManager, leadIds: readonly string[]): Promise<Set<string>> {
  // Leads by name, here and in the job, as the outbox and deliveries: their features import this one.
  const leads = await manager.find<{ id: string; deletedById: string }>('lead', {
    select: { id: true },
    where: { id: Any([...leadIds]), deletedById: canaryActor.id },
  });
  return new Set(leads.map(({ id }) => id));
}
