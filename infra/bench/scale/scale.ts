import { rmSync } from 'node:fs';
import { startStack } from '../../test/stack';
import { type Interaction, measureInteractions } from '../interactions/measure';
import { type Migrated, measureMigration } from '../migration/migration';
import { type BrowserTimings, measureBrowser } from './browser';
import { generateLeads } from './generate';
import { leadCount } from './marks';
import { type Measured, measureScale } from './measure';

export type Scale = {
  measured: Measured[];
  browser: BrowserTimings;
  interactions: Interaction[];
  migrated: Migrated;
};

/** Everything about the list of a million leads, on a stack of its own that is deleted afterwards. */
export async function benchScale(): Promise<Scale> {
  const stack = await startStack({ localDir: '.local/bench-leads', fresh: true, env: { LOG_LEVEL: 'warn' } });
  try {
    await generateLeads(stack.databaseUrl);
    const measured = await measureScale(stack, leadCount);
    const browser = await measureBrowser(stack);
    const interactions = await measureInteractions(stack.url);
    return { measured, browser, interactions, migrated: await measureMigration(stack.databaseUrl) };
  } finally {
    await stack.stop();
    rmSync(stack.localDir, { recursive: true, force: true });
  }
}
