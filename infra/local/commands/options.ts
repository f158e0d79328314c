/** What every command of the stack gets. */
export type CommandOptions = {
  root: string;
  /** A real path. */
  localDir: string;
  /** Name of one process, where it was given. */
  name?: string;
};
