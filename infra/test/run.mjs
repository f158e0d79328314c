// Runs the unit tests, the API tests and the end-to-end tests, and ends with the counts of all tests together.
// `node infra/test/run.mjs [unit|api|e2e …]` runs some of them; what follows `--` goes to the runner.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const results = path.resolve('.local/test-results');

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const recordedAnswers = path.join(results, 'answers');

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Runs one of the projects of vitest.config.mts. */
const vitest = (project) => (extra) => {
  const file = path.join(results, `${project}.json`);
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = run('node_modules/.bin/vitest', ['run', '--project', project, ...reports, ...extra], {
    RECORDED_ANSWERS: recordedAnswers,
  });
  const report = readJson(file);
  // With -t, the other tests of a file count as pending; with a name of its own, nobody skipped them.
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return {
    ok,
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: extra.includes('-t') ? 0 : skipped,
  };
};

const add = (one, other) => ({
  ok: one.ok && other.ok,
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/**
 * Starts the stack of the end-to-end tests; they themselves wait until what this returns is called. Starting is mostly
 * waiting, which the tests before them have the processors for.
 */
const startE2e = (extra) => {
  const file = path.join(results, 'e2e.json');
  const turn = path.join(results, 'e2e.turn');
  // In a whole run the test of the logs comes last; somebody who names one test does not want the others first.
  const order = extra.length > 0 ? ['--no-deps'] : [];
  const child = spawn('node_modules/.bin/playwright', ['test', '-c', 'infra/test', ...order, ...extra], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_TURN: turn },
  });
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
  return async () => {
    writeFileSync(turn, '');
    const ok = await ended;
    const stats = readJson(file)?.stats;
    return {
      ok,
      passed: stats?.expected ?? 0,
      flaky: stats?.flaky ?? 0,
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
    };
  };
};

/** What `startE2e` returned, where they were started before their turn. */
let startedE2e;

const suites = {
  unit: vitest('unit'),
  api(extra) {
    const result = vitest('api')(extra);
    // A run of some tests has not seen all answers.
    return extra.length > 0 ? result : add(result, vitest('answers')([]));
  },
  e2e: (extra) => (startedE2e ?? startE2e(extra))(),
};

const separator = process.argv.indexOf('--');
const names = process.argv.slice(2, separator === -1 ? undefined : separator);
const extra = separator === -1 ? [] : process.argv.slice(separator + 1);

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, flaky: 0, failed: 0, skipped: 0 };
let ok = true;
const chosen = names.length > 0 ? names : Object.keys(suites);
for (const [index, name] of chosen.entries()) {
  if (name === 'api' && chosen[index + 1] === 'e2e') startedE2e = startE2e(extra);
  const result = await suites[name](extra);
  // A runner that failed without naming a test (it could not start, say) is a failure all the same.
  const failed = result.ok ? result.failed : Math.max(result.failed, 1);
  total.passed += result.passed;
  total.flaky += result.flaky ?? 0;
  total.failed += failed;
  total.skipped += result.skipped;
  ok &&= failed === 0 && result.passed > 0;
}
// A flaky test failed, and passed when it was run once more: among the passed, and worth a look.
const others = [
  [total.flaky, 'of them flaky'],
  [total.skipped, 'skipped'],
];
const said = others.filter(([count]) => count > 0).map(([count, word]) => `, ${count} ${word}`);
console.log(`\n${total.passed + total.flaky} passed, ${total.failed} failed${said.join('')}`);
process.exit(ok ? 0 : 1);
