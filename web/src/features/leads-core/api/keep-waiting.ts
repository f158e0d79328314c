import { type MutationOptions, type MutationState, onlineManager } from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import { randomKey } from '@/lib/random-key';
import { onPersonLeft } from '@/lib/session/session';
import { localStore } from '@/lib/storage';
import { areFilesWaiting, leadMutations } from './lead-mutation';

/** What waits may be of any kind: all are declared before it is sent. */
const loadKinds = () => Promise.all([import('./bulk-change'), import('./entries'), import('./hide-lead')]);

type Kept = Pick<MutationOptions, 'mutationKey' | 'scope'> & { state: MutationState };

const prefix = 'waitingChanges:';

const page = randomKey();

/** Storage key of this page's own changes. */
let own = '';

/** Whether waiting changes survive a reload as a whole. */
export const isWaitingKept = (): boolean => localStore.isStored(own) && !areFilesWaiting();

/** Never leave one person's changes to another. */
function dropOthers(userId = ''): void {
  for (const key of localStore.keys(prefix))
    if (!userId || !key.startsWith(`${prefix}${userId}:`)) localStore.remove(key);
}

onPersonLeft(() => {
  queryClient.getMutationCache().clear();
  dropOthers();
});

function save(): void {
  // What a kind of change does is declared by the page that restores it.
  const mutations = queryClient
    .getMutationCache()
    .findAll({ ...leadMutations, predicate: ({ state }) => state.isPaused })
    .map(({ options: { mutationKey, scope }, state }): Kept => ({ mutationKey, scope, state }));
  if (mutations.length > 0) localStore.set(own, JSON.stringify(mutations));
  else if (localStore.isStored(own)) localStore.remove(own);
}

/**
 * Stores waiting changes in this browser, per signed-in person, until they are sent, and sends those left by closed pages. Each
 * page holds a lock while it is open, so that no two send the same change; without locks or storage nothing is stored.
 */
export async function keepWaiting(userId: string): Promise<void> {
  const key = `${prefix}${userId}:${page}`;
  if (!navigator.locks || own === key) return;
  if (!own) queryClient.getMutationCache().subscribe(save);
  own = key;
  dropOthers(userId);
  void navigator.locks.request(key, () => new Promise<never>(() => undefined));
  onlineManager.setOnline(navigator.onLine);
  const claims = localStore.keys(`${prefix}${userId}:`).map((left) =>
    navigator.locks.request(left, { ifAvailable: true }, async (lock) => {
      const mutations = lock && localStore.get(left);
      if (!mutations) return;
      await loadKinds();
      for (const { state, ...options } of JSON.parse(mutations) as Kept[])
        queryClient.getMutationCache().build<unknown, Error, unknown, unknown>(queryClient, options, state);
      localStore.remove(left);
    }),
  );
  await Promise.all(claims);
  await queryClient.resumePausedMutations();
}
