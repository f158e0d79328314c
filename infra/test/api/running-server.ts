/** What the global setup passes to the global teardown. */
export const runningServer: { stop?: () => Promise<void> } = {};
