import { spawnSync } from 'node:child_process';

/** Everything that visitors, readers of mails or staff see comes from these. */
const sources = ['services', 'web', 'nginx', 'infra', '.env.example'];

/** Tests and their data, frozen files, the list of names itself, and sources of concepts and pictures, whose output is searched. */
const exceptions = [
  /\.(test|e2e)\.tsx?$/,
  /(^|\/)(test|bench)\//,
  /\/migrations\//,
  /^web\/(art|concepts)\//,
  /^services\/contracts\/(spam-set\/|src\/brand\/origin\.ts)/,
];

/** Including share pictures, whose metadata says what they show. */
const isRead = /\.(tsx?|css|html|jsonl?|svg|txt|xml|ya?ml|webmanifest|template|example|js|png)$/;

/** Not part of a site without Hindi. */
const hindi = /^web\/src\/content\/hi\//;

/** A line without comments and package names, which only programmers read. */
const withoutCode = (line: string): string =>
  line.replace(/^\s*(\/\/|\*|\/\*).*/, '').replace(/@golghar\/[a-z-]+/g, '');

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds where the product still mentions an agency: in its sources and in the built site, with manifest and picture metadata.
 * @param root folder of the clone
 * @param names words that identify the agency, case-sensitive
 * @param isInHindi whether the site has Hindi pages
 * @returns one line per finding, `file:line  words around it`
 */
export function findFormerNames(root: string, names: readonly string[], isInHindi = true): string[] {
  // Not the beginning of another word: Patna, but not Patnaik.
  const isWord = new RegExp(`(${names.map(escaped).join('|')})(?![\\p{Ll}\\p{M}])`, 'u');
  // -a: the metadata of pictures is searched as text.
  const grep = (...where: string[]) =>
    spawnSync('git', ['grep', '-naz', '-F', ...names.flatMap((name) => ['-e', name]), ...where], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    }).stdout.split('\n');
  const lines = [
    // Including files that are not committed yet.
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
    // Only the readable part of a picture's metadata.
    return [`${file}:${number}  ${near.replace(/[\p{C}\ufffd]+/gu, ' ').trim()}`];
  });
}
