import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';
import { trackedFiles } from './support/tracked-files';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const namedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, named = '']) => named);

/** All documents for people; the changelog names what existed at its time. */
const documents = trackedFiles(['*.md'], [/^CHANGELOG/]);

/** The names of all source files in any folder. */
const sources = new Set(
  trackedFiles(['nginx', 'services', 'web', 'infra']).map((file) => path.basename(file)),
);

describe.each(documents)('%s', (document) => {
  const text = read(document);
  const named = namedIn(text);

  it('names files and folders that exist', () => {
    const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target = '']) =>
      path.join(path.dirname(document), target),
    );
    const paths = named.filter((word) => /^(web|services|nginx|infra)\/[^*<{ ]+$/.test(word));
    expect([...linked, ...paths].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const bare = named.filter((word) => /^[\w./-]+\.tsx?$/.test(word) && !paths.includes(word));
    expect(bare.filter((file) => !sources.has(path.basename(file)))).toEqual([]);
  });

  it('names goals that make knows', () => {
    const goals = [...text.matchAll(/(?:`|^)make ([a-z][a-z0-9-]*)/gm)].map(([, goal]) => goal);
    const known = [...read('Makefile').matchAll(/^([a-z][a-z0-9-]*):/gm)].map(([, goal]) => goal);
    expect(goals.filter((goal) => !known.includes(goal))).toEqual([]);
  });
});
