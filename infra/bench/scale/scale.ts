import { rmSync } from 'node:fs';
import { startStack } from '../../test/stack';
import { type Interaction, measureInteractions } from '../interactions/measure';
import { generateLeads } from './generate';
import { leadCount } from './marks';
import { type Measured, measureScale } from './measure';

/** Everything about the list of a million leads, on a stack of its own that is deleted afterwards. */
export async function benchScale(): Promise<{ measured: Measured[]; interactions: Interaction[] }> {
  const stack = await startStack({ localDir: '.local/bench-leads', fresh: true, env: { LOG_LEVEL: 'warn' } });
  try {
    await generateLeads(stack.databaseUrl);
    const measured = await measureScale(stack, leadCount);
    return { measured, interactions: await measureInteractions(stack.url) };
  } finally {
    await stack.stop();
    rmSync(stack.localDir, { recursive: true, force: true });
  }
}
