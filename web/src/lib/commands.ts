import { useEffect, useLayoutEffect, useRef } from 'react';

/** An entry of the command palette. */
export type Command = {
  /** Unique in its group. */
  id: string;
  label: string;
  /** Keyboard shortcut, as printed on the key. */
  shortcut?: string;
  run: () => void;
};

type Group = { name: string; find: () => readonly Command[] };

const groups = new Set<Group>();

/** Adds commands to the palette under a heading while the component is mounted. */
export function useCommands(name: string, commands: readonly Command[]): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const group = { name, find: () => latest.current };
    groups.add(group);
    return () => {
      groups.delete(group);
    };
  }, [name]);
}

/** The current commands by heading; latest first, because they are closest to what the user is doing. */
export const offeredCommands = (): { name: string; commands: readonly Command[] }[] =>
  [...groups].reverse().map(({ name, find }) => ({ name, commands: find() }));
