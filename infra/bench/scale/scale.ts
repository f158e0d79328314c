import { rmSync } from 'node:fs';
import { startStack } from '../../test/stack';
import { type Interaction, measureInteractions } from '../interactions/measure';
import { type Felt, measureBrowser } from './browser';
import { generateLeads, leadCount } from './generate';
import { type Measured, measureScale } from './measure';

export type Scale = { measured: Measured[]; felt: Felt; interactions: Interaction[] };

/** Everything about the list of a million leads, on a stack of its own that is deleted afterwards. */
export async function benchScale(): Promise<Scale> {
  const stack = await startStack({ localDir: '.local/bench-leads', fresh: true, env: { LOG_LEVEL: 'warn' } });
  try {
    await generateLeads(stack.databaseUrl);
    const measured = await measureScale(stack, leadCount);
    const felt = await measureBrowser(stack);
    return { measured, felt, interactions: await measureInteractions(stack.url) };
  } finally {
    await stack.stop();
    rmSync(stack.localDir, { recursive: true, force: true });
  }
}
