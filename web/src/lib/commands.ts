import { useId, useLayoutEffect } from 'react';

/** An entry of the command palette. */
export type Command = {
  /** Unique in its group. */
  id: string;
  label: string;
  /** Keyboard shortcut, as printed on the key. */
  shortcut?: string | undefined;
  run: () => void;
};

type Group = { name: string; commands: readonly Command[] };

/** By component, in the order in which they appeared. */
const groups = new Map<string, Group>();

/** Adds commands to the palette under a heading while the component is mounted. */
export function useCommands(name: string, commands: readonly Command[]): void {
  const id = useId();
  useLayoutEffect(() => void groups.set(id, { name, commands }));
  useLayoutEffect(() => () => void groups.delete(id), [id]);
}

/** The current commands by heading; latest first, because they are closest to what the user is doing. */
export const offeredCommands = (): Group[] => [...groups.values()].reverse();
