import { type Lane, SignInQueue } from './sign-in-queue';

/** Tasks that go on until they are told to end. */
function useTasks(queue: SignInQueue) {
  const ends: (() => void)[] = [];
  const start = (lane: Lane, source: string) =>
    queue.run(lane, source, () => new Promise<void>((resolve) => ends.push(resolve)));
  return { start, endAll: () => ends.splice(0).forEach((end) => void end()) };
}

describe('SignInQueue', () => {
  it('takes ten of one source and leaves room for others', async () => {
    const { start, endAll } = useTasks(new SignInQueue());
    const taken = Array.from({ length: 10 }, () => start('unknown', 'flood'));
    await expect(start('unknown', 'flood')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: 1,
    });
    taken.push(start('unknown', 'somebody'));
    endAll();
    await Promise.all(taken);
    const again = start('unknown', 'flood');
    endAll();
    await again;
  });

  it('takes forty in all, and who is known does not stand behind strangers', async () => {
    const { start, endAll } = useTasks(new SignInQueue());
    const taken = Array.from({ length: 40 }, (_, index) => start('unknown', `source ${index}`));
    await expect(start('unknown', 'somebody')).rejects.toMatchObject({ code: 'too_many_requests' });
    taken.push(start('known', 'the owner'));
    endAll();
    await Promise.all(taken);
  });

  it('frees the place of a task that fails', async () => {
    const queue = new SignInQueue();
    for (let round = 0; round < 20; round += 1)
      await expect(queue.run('unknown', 'one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
