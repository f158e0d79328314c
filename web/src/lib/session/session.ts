import type { SessionUser } from '@golghar/contracts';
import { queryClient, sessionKey } from '../api/query-client';
import { readJson, sessionStore } from '../storage';

/** Whose pages and drafts this tab holds; outlives an expired session, and ends with an explicit logout. */
const ownerKey = 'lastUser';

const draftsOf = (userId: string) => `draft:${userId}:`;

const clearings = new Set<() => void>();
let isLoggedOut = false;

/** The person who is signed in here, or was until the session expired. */
export const ownerId = (): string | null => sessionStore.get(ownerKey);

/** Whether the person used the Logout button: then there is no page to come back to. */
export const hasLoggedOut = (): boolean => isLoggedOut;

/** Registers a callback that clears state that must not pass from one person to the next; returns a function that removes it. */
export function onPersonLeft(clear: () => void): () => void {
  clearings.add(clear);
  return () => clearings.delete(clear);
}

/** Who is signed in, as far as known. */
export const currentUser = (): SessionUser | undefined =>
  queryClient.getQueryData<SessionUser | null>(sessionKey) ?? undefined;

/** All queries except the session itself, which the page goes on observing. */
const dropAnswers = () =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });

function dropPerson(): void {
  dropAnswers();
  for (const clear of clearings) clear();
}

/** Records who is signed in, and drops what this tab holds for anybody else. */
export function setTabOwner({ id }: SessionUser): void {
  const owner = ownerId();
  if (owner !== null && owner !== id) dropPerson();
  sessionStore.set(ownerKey, id);
}

function enter(user: SessionUser): void {
  isLoggedOut = false;
  dropAnswers();
  setTabOwner(user);
  queryClient.setQueryData(sessionKey, user);
}

function leave(): void {
  isLoggedOut = true;
  const owner = ownerId();
  if (owner !== null) for (const key of sessionStore.keys(draftsOf(owner))) sessionStore.remove(key);
  sessionStore.remove(ownerKey);
  queryClient.setQueryData(sessionKey, null);
  dropPerson();
}

/** All tabs of a browser share the cookie, and so the person: they tell each other who it is, null for nobody. */
const otherTabs = typeof window === 'undefined' ? undefined : new BroadcastChannel('person');

if (otherTabs)
  otherTabs.onmessage = ({ data: user }: MessageEvent<SessionUser | null>) => {
    if (!user) leave();
    else if (currentUser()?.id !== user.id) enter(user);
  };

/** Somebody has signed in, here and so in all tabs. */
export function startSession(user: SessionUser): void {
  enter(user);
  otherTabs?.postMessage(user);
}

/** The person has logged out: their drafts, cached data and undo are cleared in every tab. */
export function endSession(): void {
  leave();
  otherTabs?.postMessage(null);
}

/** Unsent input, for this tab and for the person who typed it. */
export const drafts = {
  read: (name: string): string => sessionStore.get(`${draftsOf(ownerId() ?? '')}${name}`) ?? '',
  write(name: string, text: string): void {
    const key = `${draftsOf(ownerId() ?? '')}${name}`;
    if (text) sessionStore.set(key, text);
    else sessionStore.remove(key);
  },
  exist: (userId: string): boolean => sessionStore.keys(draftsOf(userId)).length > 0,
};

export const readFormDraft = (name: string): Record<string, unknown> => ({
  ...(readJson(drafts.read(name)) as object | undefined),
});

/** Keeps the values of a form that differ from the initial ones. */
export function keepFormDraft(name: string, values: object, initial: object = {}): void {
  const before = new Map(Object.entries(initial));
  const isTyped = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(field));
  const typed = Object.entries(values).filter(isTyped);
  drafts.write(name, typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : '');
}
