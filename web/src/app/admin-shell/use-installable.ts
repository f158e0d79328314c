import { useEffect } from 'react';

/** Lets the back office be installed as an app of its own, which opens with what is due today and says when it is offline. */
export function useInstallable(): void {
  useEffect(() => {
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/admin.webmanifest');
    // Without TLS there is no such thing; private windows refuse it.
    navigator.serviceWorker?.register('/admin-sw.js', { scope: '/admin/' }).catch(() => undefined);
  }, []);
}
