import { spawnSync } from 'node:child_process';

/** What visitors, readers of mails or staff get to see comes from these. */
const sources = ['services', 'web', 'nginx', 'infra', '.env.example'];

/** Tests and their data, what is frozen, the list of the names itself, and concepts, of which people see what was built. */
const exceptions = [
  /\.(test|e2e)\.tsx?$/,
  /(^|\/)(test|bench)\//,
  /\/migrations\//,
  /^web\/concepts\//,
  /^services\/contracts\/(spam-set\/|src\/brand\/origin\.ts)/,
];

/** With pictures for links, whose files say what is on them. */
const isRead = /\.(tsx?|css|html|jsonl?|svg|txt|xml|ya?ml|webmanifest|template|example|js|png)$/;

/** What nobody sees of a site without Hindi. */
const hindi = /^web\/src\/content\/hi\//;

/** Names of packages, and what only programmers read. */
const withoutCode = (line: string): string =>
  line.replace(/^\s*(\/\/|\*|\/\*).*/, '').replace(/@golghar\/[a-z-]+/g, '');

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Where the product still speaks of an agency: in its sources and in the built site, with its manifest and its pictures' texts.
 * @param root folder of the clone
 * @param names words by which that agency is recognised, as they are written
 * @param isInHindi whether the site is there in Hindi, too
 * @returns a line each, `file:line  words around it`
 */
export function findFormerNames(root: string, names: readonly string[], isInHindi = true): string[] {
  const isWord = new RegExp(names.map(escaped).join('|'));
  // As text, because a picture's file says what is on it.
  const grep = (...where: string[]) =>
    spawnSync('git', ['grep', '-naz', '-F', ...names.flatMap((name) => ['-e', name]), ...where], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    }).stdout.split('\n');
  const lines = [
    // With new files, though they are not committed yet.
    ...grep('--untracked', '--', ...sources),
    ...grep('--no-index', '--', 'web/build/client'),
  ];
  return lines.flatMap((line) => {
    const [, file = '', number, content = ''] = /^([^\0]+)\0(\d+).(.*)$/s.exec(line) ?? [];
    if (!isRead.test(file) || exceptions.some((pattern) => pattern.test(file))) return [];
    const text = withoutCode(content);
    const found = isWord.exec(text);
    if (!found || (hindi.test(file) && !isInHindi)) return [];
    const near = text.slice(Math.max(0, found.index - 50), found.index + 50);
    // Of a picture's file what can be read.
    return [`${file}:${number}  ${near.replace(/[\p{C}\ufffd]+/gu, ' ').trim()}`];
  });
}
