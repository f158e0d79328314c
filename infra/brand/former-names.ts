import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/** Lines of a file that have one of the words, `file:line text`. */
function linesOf(root: string, file: string, isWord: RegExp): string[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const text = withoutCode(line);
    const found = isWord.exec(text);
    if (!found) return [];
    const near = text.slice(Math.max(0, found.index - 50), found.index + 50);
    // Of a picture's file what can be read.
    return [`${file}:${index + 1}  ${near.replace(/[\p{C}\ufffd]+/gu, ' ').trim()}`];
  });
}

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
  // With new files, and without those that were deleted, though neither is committed yet.
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', [...listed, ...sources], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => isRead.test(file) && (isInHindi || !hindi.test(file)))
    .filter((file) => !exceptions.some((pattern) => pattern.test(file)))
    .filter((file) => existsSync(path.join(root, file)));
  const built = path.join(root, 'web/build/client');
  const pages = existsSync(built)
    ? readdirSync(built, { recursive: true, encoding: 'utf8' })
        .filter((file) => isRead.test(file))
        .map((file) => path.join('web/build/client', file))
    : [];
  return [...files.sort(), ...pages].flatMap((file) => linesOf(root, file, isWord));
}
