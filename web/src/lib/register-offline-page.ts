/** Makes the browser show our own page when one is opened offline (web/scripts/offline-worker.ts). */
export function registerOfflinePage(): void {
  // Not available without TLS, and refused in private windows.
  navigator.serviceWorker?.register('/offline.js').catch(() => undefined);
}
