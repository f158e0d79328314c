import { rmSync } from 'node:fs';
import { startStack } from '../../test/stack';
import { generateLeads, leadCount } from './generate';
import { type Measured, measureScale } from './measure';

/** Everything about the list of a million leads, on a stack of its own that is deleted afterwards. */
export async function benchScale(): Promise<Measured[]> {
  const stack = await startStack({ localDir: '.local/bench-leads', fresh: true, env: { LOG_LEVEL: 'warn' } });
  try {
    await generateLeads(stack.databaseUrl);
    return await measureScale(stack, leadCount);
  } finally {
    await stack.stop();
    rmSync(stack.localDir, { recursive: true, force: true });
  }
}
