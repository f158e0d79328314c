import { rmSync } from 'node:fs';
import { startStack } from '../../test/stack';
import { type Felt, measureBrowser } from './browser';
import { generateLeads, leadCount } from './generate';
import { type Measured, measureScale } from './measure';

export type Scale = { measured: Measured[]; felt: Felt };

/** Everything about the list of a million leads, on a stack of its own that is deleted afterwards. */
export async function benchScale(): Promise<Scale> {
  const stack = await startStack({ localDir: '.local/bench-leads', fresh: true, env: { LOG_LEVEL: 'warn' } });
  try {
    await generateLeads(stack.databaseUrl);
    const measured = await measureScale(stack, leadCount);
    return { measured, felt: await measureBrowser(stack) };
  } finally {
    await stack.stop();
    rmSync(stack.localDir, { recursive: true, force: true });
  }
}
