import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../test/root';
import { startStack } from '../test/stack';
import { benchEnquiries } from './enquiries';
import { measureInteractions } from './interactions';
import { details, report } from './report';
import { generateLeads } from './scale/generate';
import { measureScale } from './scale/measure';

/** Measures lists of a million leads, on a stack of its own that is deleted afterwards. */
async function benchLists() {
  const stack = await startStack({ localDir: '.local/bench-leads', fresh: true, env: { LOG_LEVEL: 'warn' } });
  try {
    await generateLeads(stack.databaseUrl);
    return { measured: await measureScale(stack), interactions: await measureInteractions(stack.url) };
  } finally {
    await stack.stop();
    rmSync(stack.localDir, { recursive: true, force: true });
  }
}

async function bench(): Promise<void> {
  console.log('Twenty minutes: enquiries and alerts, then a million leads, which are deleted afterwards.');
  const enquiries = await benchEnquiries();
  const figures = { ...enquiries, ...(await benchLists()) };
  const text = report(figures);
  writeFileSync(path.join(root, 'infra/bench/RESULTS.md'), text);
  writeFileSync(path.join(root, 'infra/bench/results-in-detail.csv'), details(figures));
  console.log(`\n${text}`);
}

void bench();
