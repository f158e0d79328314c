import { Progress } from './progress.cjs';

const recorder = () => {
  const output = { written: '', write: (text: string) => (output.written += text) };
  return output;
};

it('says what begins and how long it took, and does not call a failure done', async () => {
  const output = recorder();
  const progress = new Progress(output);
  await progress.step('Building the site', async () => undefined);
  await expect(progress.step('Starting', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(output.written).toBe('Building the site ...\nBuilding the site: done in 0.0 s\nStarting ...\n');
});
