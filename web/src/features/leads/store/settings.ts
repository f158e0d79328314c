import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { localStore } from '@/lib/storage';

type Settings = {
  /** Whether a status set by a key moves on to the next lead. */
  isAdvancing: boolean;
  /** How a chat begins; {name}, {service} and {me} are filled in. */
  greeting: string;
};

export const defaultGreeting = 'Hello {name}, this is {me}. Thank you for asking us about {service}.';

/** How the inbox behaves in this browser. */
export const useInboxSettings = create<Settings>()(
  persist((): Settings => ({ isAdvancing: true, greeting: defaultGreeting }), {
    name: 'inboxSettings',
    storage: createJSONStorage(() => ({
      getItem: localStore.get,
      setItem: localStore.set,
      removeItem: localStore.remove,
    })),
  }),
);
