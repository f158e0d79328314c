import pLimit from 'p-limit';

type Limits = { concurrency: number; perHost: number };

/** Makes what runs work at most so many at a time, in all and for one host: what waits for another host is overtaken. */
export function makeSlots({ concurrency, perHost }: Limits) {
  const inAll = pLimit(concurrency);
  const hosts = new Map<string, ReturnType<typeof pLimit>>();
  return async <Result>(host: string, work: () => Promise<Result>): Promise<Result> => {
    const ofHost = hosts.get(host) ?? pLimit(perHost);
    hosts.set(host, ofHost);
    try {
      return await ofHost(() => inAll(work));
    } finally {
      if (ofHost.activeCount + ofHost.pendingCount === 0) hosts.delete(host);
    }
  };
}
