import type { ServiceKey } from '@golghar/contracts';

let preselected: ServiceKey | undefined;
const listeners = new Set<(service: ServiceKey) => void>();

/** Asks the form to choose a service, now or as soon as it is there. */
export function preselectService(service: ServiceKey): void {
  preselected = service;
  for (const listener of listeners) listener(service);
}

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
