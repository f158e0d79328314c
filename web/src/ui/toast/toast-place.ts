import { useEffect, useSyncExternalStore } from 'react';

const besideThePage = 'md:inset-[auto_1.5rem_8rem_auto] md:w-[min(24rem,40vw)]';

/** Where toasts are shown: of what is mounted, the first in this order decides. */
const classes = {
  // At the end of a dialog that begins with what is typed; otherwise its buttons are there.
  dialogWithField: `inset-[auto_0.75rem_calc(0.75rem+env(safe-area-inset-bottom))] ${besideThePage}`,
  dialog: `inset-[0.75rem_0.75rem_auto] ${besideThePage}`,
  // Left of the button that sends what is being written.
  composer: 'inset-[5rem_0.75rem_auto] md:inset-[auto_15rem_0.5rem_auto] md:w-[min(24rem,40vw)]',
  // Over a list, toasts cover no row and no search: they are over the top bar, or over the open lead's text.
  page: `inset-[auto_0.75rem_calc(10rem+env(safe-area-inset-bottom))] ${besideThePage}`,
  list: `inset-[0_0_auto] ${besideThePage}`,
  corner: 'inset-[5rem_0.75rem_auto] md:inset-[auto_auto_1.5rem_1.5rem] md:w-104',
};

type Place = keyof typeof classes;

const order = Object.keys(classes) as Place[];
const mounted: Place[] = [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const current = (): string => classes[order.find((place) => mounted.includes(place)) ?? 'corner'];

/** Says where toasts are to be shown while its component is mounted. */
export function useToastPlace(place: Place): void {
  useEffect(() => {
    mounted.push(place);
    for (const listener of listeners) listener();
    return () => {
      mounted.splice(mounted.indexOf(place), 1);
      for (const listener of listeners) listener();
    };
  }, [place]);
}

/** The classes of the place where toasts are to be shown now. */
export const useToastPlaceClasses = (): string =>
  useSyncExternalStore(subscribe, current, () => classes.corner);
