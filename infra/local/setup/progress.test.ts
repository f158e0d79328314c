import { Progress } from './progress.cjs';

function recorder(isTTY: boolean) {
  const output = { written: '', isTTY, columns: 40, write: (text: string) => (output.written += text) };
  return output;
}

describe('Progress', () => {
  const term = process.env.TERM;
  beforeEach(() => {
    process.env.TERM = 'xterm';
    jest.useFakeTimers();
  });
  afterEach(() => {
    process.env.TERM = term;
    jest.useRealTimers();
  });

  it('writes plain lines where the output is no terminal', async () => {
    const output = recorder(false);
    await new Progress(output).step('Building the site', async () => jest.advanceTimersByTime(2_300));
    expect(output.written).toBe('Building the site ...\nBuilding the site: done in 2.3 s\n');
  });

  it('shows on a terminal what is under way and for how long, within its width', async () => {
    const output = recorder(true);
    const progress = new Progress(output);
    await progress.step('Building the site', () =>
      progress.step('Fetching Redis and everything that it needs', async () =>
        jest.advanceTimersByTime(12_000),
      ),
    );
    expect(output.written).toContain('Building the site 11 s · ');
    for (const drawn of output.written.split('\r\x1b[K'))
      expect(drawn.split('\n')[0]?.length).toBeLessThan(55);
    expect(output.written).toMatch(/✓ Building the site +12 s\n$/);
  });

  it('passes a failure on and does not call it done', async () => {
    const output = recorder(true);
    const failing = new Progress(output).step('Building', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(output.written).not.toContain('✓');
    expect(jest.getTimerCount()).toBe(0);
  });
});
