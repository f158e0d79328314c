import { withLease } from './lease';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a claim is renewed every five seconds for as long as the work takes, whatever becomes of a renewal', async () => {
  const renew = jest.fn().mockRejectedValue(new Error('no database'));
  let end: (outcome: string) => void = () => undefined;
  const work = withLease(renew, () => new Promise<string>((resolve) => (end = resolve)));
  await jest.advanceTimersByTimeAsync(4999);
  expect(renew).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(10_001);
  expect(renew).toHaveBeenCalledTimes(3);
  end('sent');
  expect(await work).toBe('sent');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(renew).toHaveBeenCalledTimes(3);
});

it('nor is it renewed after work that failed', async () => {
  const renew = jest.fn().mockResolvedValue(undefined);
  await expect(withLease(renew, () => Promise.reject(new Error('no mail server')))).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(renew).not.toHaveBeenCalled();
});
