import { useWindow } from './use-browser-state';

const minuteMs = 60_000;

if (typeof window !== 'undefined') setInterval(() => window.dispatchEvent(new Event('minute')), minuteMs / 4);

const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The current minute: everything that shows an age updates by one shared timer. */
export const useMinute = (): Date => new Date(useWindow('minute', thisMinute, 0));
