import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from './machine';

/**
 * Makes a folder with commands that stand in for those of the same name where it comes first in PATH. Each is a shell
 * script, and may write what it was told to the file that `$TOLD` names.
 * @param commands the text of each, by its name
 */
export function makeFakeCommands(commands: Record<string, string>) {
  const folder = tempFolder();
  const toldFile = path.join(folder, 'told');
  for (const [name, text] of Object.entries(commands)) {
    writeFileSync(path.join(folder, name), text);
    chmodSync(path.join(folder, name), 0o755);
  }
  writeFileSync(toldFile, '');
  return {
    folder,
    env: { PATH: `${folder}:${process.env.PATH}`, TOLD: toldFile },
    /** What they were told so far, a line each. */
    told: () => readFileSync(toldFile, 'utf8').split('\n').filter(Boolean),
  };
}
