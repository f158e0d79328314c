import type { ServiceKey } from '@golghar/contracts';
import { prefillKeys, sessionStore } from '@/lib/storage';

let preselected: ServiceKey | undefined;
const listeners = new Set<(service: ServiceKey) => void>();

/** Asks the form to choose a service, now or as soon as it is there. */
function preselectService(service: ServiceKey): void {
  preselected = service;
  // The page's early script kept it for a page that would be loaded.
  sessionStore.remove(prefillKeys.service);
  for (const listener of listeners) listener(service);
}

/** For a link to the form: it chooses a service there, also when it is pressed before this script is here. */
export const serviceLink = (service: ServiceKey) => ({
  'data-service': service,
  onClick: () => preselectService(service),
});

/** Calls with each preselected service, also with the one that came before. */
export function onPreselectedService(listener: (service: ServiceKey) => void): () => void {
  listeners.add(listener);
  if (preselected) listener(preselected);
  return () => listeners.delete(listener);
}

/** For the next message, which may be about something else. */
export function forgetPreselectedService(): void {
  preselected = undefined;
}
