import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Mutation,
  matchMutation,
  onlineManager,
  useIsMutating,
} from '@tanstack/react-query';
import { queryClient } from '@/lib/api/query-client';
import { randomKey } from '@/lib/random-key';
import { onPersonLeft } from '@/lib/session/session';
import { localStore, readJson } from '@/lib/storage';
import { isWaiting, ownChanges, variablesOf } from './lead-mutation';

/** What waits may be of any kind: all are declared before it is sent. */
const loadKinds = () => Promise.all([import('./bulk-change'), import('./enter-lead'), import('./entries')]);

type Kept = DehydratedState['mutations'][number];

const cache = queryClient.getMutationCache();

const prefix = 'waitingChanges:';

/** Storage key of this page's own changes: of the person, and of the page, which holds a lock of this name. */
let own = '';
let stop = () => {};

export const useWaitingCount = (): number => useIsMutating(ownChanges(isWaiting));

/** Whether waiting changes survive a reload as a whole: the contents of attached files don't. */
export const isWaitingKept = (): boolean =>
  localStore.isStored(own) &&
  !cache.findAll(ownChanges(isWaiting)).some((mutation) => variablesOf(mutation).files?.length);

/** An entered lead may be sent twice without harm: it is stored from the first attempt on. */
const isEntered = ({ mutationKey }: Pick<Kept, 'mutationKey'>) => mutationKey?.includes('enter') === true;

const read = (key: string) => (readJson(localStore.get(key)) ?? []) as Kept[];

function write(key: string, kept: readonly Kept[]): void {
  if (kept.length > 0) localStore.set(key, JSON.stringify(kept));
  else if (localStore.isStored(key)) localStore.remove(key);
}

/** Never leave one person's changes to another; leads that they entered stay for them. */
function dropOthers(userId?: string): void {
  for (const key of localStore.keys(prefix))
    if (!userId || !key.startsWith(`${prefix}${userId}:`)) write(key, read(key).filter(isEntered));
}

onPersonLeft(() => {
  stop();
  own = '';
  cache.clear();
  dropOthers();
});

const isKept = ({ state: { isPaused, status }, options }: Mutation): boolean =>
  isPaused || (isEntered(options) && ['pending', 'error'].includes(status));

function save(): void {
  const { mutations } = dehydrate(queryClient, {
    shouldDehydrateQuery: () => false,
    shouldDehydrateMutation: (mutation) => matchMutation(ownChanges(isKept), mutation),
  });
  write(own, mutations);
}

const asked = new Set<string>();

/** Sends what other pages of this person have left, and what open ones leave when they are closed. */
function takeOver(): void {
  const person = own.slice(0, own.lastIndexOf(':') + 1);
  const others = localStore.keys(person).filter((key) => key !== own && !asked.has(key));
  for (const left of others) {
    asked.add(left);
    void navigator.locks.request(left, async () => {
      await loadKinds();
      if (!own.startsWith(person)) return;
      // What its kind does is declared by the page that restores it.
      const pause = ({ state, meta: _, ...kept }: Kept): Kept => ({
        ...kept,
        state: { ...state, status: 'pending', isPaused: true, error: null },
      });
      hydrate(queryClient, { mutations: read(left).map(pause) });
      localStore.remove(left);
      void queryClient.resumePausedMutations();
    });
  }
}

/**
 * Stores waiting changes in this browser, per signed-in person, until they are sent, and sends those left by closed pages. Each
 * page holds a lock while it is open, so that no two send the same change; without locks or storage nothing is stored.
 */
export function keepWaiting(userId: string): void {
  const person = `${prefix}${userId}:`;
  if (!navigator.locks || own.startsWith(person)) return;
  dropOthers(userId);
  own = `${person}${randomKey()}`;
  const isOpen = new Promise<void>((resolve) => {
    stop = resolve;
  });
  void navigator.locks.request(own, () => isOpen);
  onlineManager.setOnline(navigator.onLine);
  takeOver();
}

cache.subscribe(() => own && save());
if (typeof window !== 'undefined') window.addEventListener('storage', () => own && takeOver());
