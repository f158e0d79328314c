import { spawnSync } from 'node:child_process';
import path from 'node:path';

const platform = path.resolve(__dirname, '../../dist/index.js');

/** As when a driver loses its connection while the service starts. */
const program = `
const { runService } = require(${JSON.stringify(platform)});
const fail = () => { throw Object.assign(new Error('no answer'), { parameters: ['Asha'] }); };
const useFactory = () => new Promise(() => setTimeout(fail, 50));
void runService({ module: class Starting {}, providers: [{ provide: 'database', useFactory }] });
`;

it('says in one line of the log why a service ended, without the values that the error carries', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  const lines = `${stdout}${stderr}`.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'fatal', message: expect.stringContaining('Error: no answer\n') }),
  ]);
  expect([status, lines[0]]).toEqual([1, expect.not.stringContaining('Asha')]);
});
