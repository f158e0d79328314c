const last = new Map<string, Promise<unknown>>();

/** Runs what concerns one lead after what was asked for it before, so that each knows the version it changes. */
export function inTurn<Result>(id: string, run: () => Promise<Result>): Promise<Result> {
  const result = (last.get(id) ?? Promise.resolve()).then(run, run);
  last.set(id, result);
  const forget = () => last.get(id) === result && last.delete(id);
  result.then(forget, forget);
  return result;
}
