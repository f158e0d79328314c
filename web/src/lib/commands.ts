import { useEffect, useLayoutEffect, useRef } from 'react';

/** Something that the command palette offers. */
export type Command = {
  /** Unique in its group. */
  id: string;
  label: string;
  /** Key that does the same, as it is written on it. */
  shortcut?: string;
  run: () => void;
};

type Group = { name: string; find: () => readonly Command[] };

const groups = new Set<Group>();

/** Offers commands in the palette under a heading, as long as the component is drawn. */
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

/** What is offered now, by heading; the latest first, because it is nearest to what somebody is doing. */
export const offeredCommands = (): { name: string; commands: readonly Command[] }[] =>
  [...groups].reverse().map(({ name, find }) => ({ name, commands: find() }));
