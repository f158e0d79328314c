import { RepeatedTask } from './repeated-task';

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs at the start and after each pause, until it is stopped', async () => {
  const run = vi.fn(async () => undefined);
  const task = new RepeatedTask(run, 1000);
  task.start();
  await settle();
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledTimes(3);
  await task.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(3);
});

it('answers any number of wakes during a run with one more run', async () => {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const task = new RepeatedTask(run, 1000);
  task.start();
  task.wake();
  task.wake();
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
  await task.stop();
});

it('waits for the run in progress when it is stopped', async () => {
  const ends: (() => void)[] = [];
  const task = new RepeatedTask(() => new Promise<void>((resolve) => ends.push(resolve)), 1000);
  task.start();
  let isStopped = false;
  const stopped = task.stop().then(() => (isStopped = true));
  await settle();
  expect(isStopped).toBe(false);
  ends[0]?.();
  await stopped;
  expect(isStopped).toBe(true);
});
