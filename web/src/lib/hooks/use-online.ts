import { useWindow } from './use-browser-state';

/** Whether this device is online, as far as the browser knows. */
export const useOnline = (): boolean => useWindow('online offline', () => navigator.onLine, true);
