/** What the teardown of a run gets from its setup. */
export const runningServer: { stop?: () => Promise<void> } = {};
