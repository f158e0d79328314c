import { SignInQueue } from './sign-in-queue';

/** Tasks that go on until they are told to end. */
function useTasks(queue: SignInQueue) {
  const started: string[] = [];
  const all: Promise<void>[] = [];
  let end: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => {
    end = resolve;
  });
  const start = (tier: 'known' | 'unknown', source: string) => {
    const task = queue.run(tier, source, () => {
      started.push(source);
      return isOver;
    });
    all.push(task.catch(() => undefined));
    return task;
  };
  const endAll = async () => {
    end();
    await Promise.all(all);
  };
  return { start, started, endAll };
}

const refusal = { code: 'too_many_requests', details: { retryAfter: 1 } };

it('takes ten of one source and leaves room for others', async () => {
  const { start, started, endAll } = useTasks(new SignInQueue());
  for (let count = 0; count < 10; count += 1) void start('unknown', 'flood');
  await expect(start('unknown', 'flood')).rejects.toMatchObject(refusal);
  void start('unknown', 'somebody');
  await endAll();
  expect(started).toEqual([...Array(10).fill('flood'), 'somebody']);
  await start('unknown', 'flood');
});

it('frees the place of a task that fails', async () => {
  const queue = new SignInQueue();
  for (let round = 0; round < 20; round += 1)
    await expect(queue.run('unknown', 'one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
