import path from 'node:path';

/**
 * Arguments of Node.js that run a TypeScript program, and again whenever a source file of the folders changes. Node's own
 * `--watch` follows a file and not its name on Linux: it is blind to one that an editor or git has put in another's place.
 */
export function restartOnChange(program: string, folders: readonly string[]): string[] {
  const nodeArgs = ['--conditions=source', `--require=${require.resolve('@swc-node/register')}`, program];
  return [
    path.join(path.dirname(require.resolve('nodemon/package.json')), 'bin/nodemon.js'),
    '--quiet',
    '--no-stdin',
    ...folders.flatMap((folder) => ['--watch', folder]),
    ...['--ext', 'ts', '--ignore', '*.test.ts'],
    ...['--delay', '50ms', '--signal', 'SIGTERM'],
    // In the place of the shell, so that a signal reaches the program.
    ...['--exec', `exec ${[process.execPath, ...nodeArgs].map((word) => `"${word}"`).join(' ')}`],
  ];
}
