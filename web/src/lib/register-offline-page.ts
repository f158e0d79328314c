/** Has the browser show our own page where one is opened without a connection (web/scripts/offline-worker.ts). */
export function registerOfflinePage(): void {
  // Without TLS there is no such thing; private windows refuse it.
  navigator.serviceWorker?.register('/offline.js').catch(() => undefined);
}
