import { useEffect } from 'react';
import { registerOfflinePage } from '@/lib/register-offline-page';

/** Lets the back office be installed as an app of its own, which opens with what is due today and says when it is offline. */
export function useInstallable(): void {
  useEffect(() => {
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', '/admin.webmanifest');
    registerOfflinePage();
  }, []);
}
