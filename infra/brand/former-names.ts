import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What visitors, readers of mails or staff get to see comes from these. */
const sources = ['services', 'web', 'nginx', '.env.example'];

/** Tests and their data, what is frozen, and the list of the names itself. */
const exceptions = [
  /\.(test|e2e)\.tsx?$/,
  /(^|\/)test\//,
  /\/migrations\//,
  /\.md$/,
  /^web\/scripts\/another-agency\.ts$/,
  /^services\/contracts\/(spam-set\/|src\/brand\/origin\.ts)/,
];

const isText = /\.(tsx?|css|html|js|json|svg|txt|xml|webmanifest|template|example)$/;

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
    const near = text.slice(Math.max(0, found.index - 50), found.index + 50).trim();
    return [`${file}:${index + 1}  ${near}`];
  });
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Where the product still speaks of an agency: in its sources and in the built site, with its manifest and its pictures' texts.
 * @param root folder of the clone
 * @param names words by which that agency is recognised, as they are written
 * @returns a line each, `file:line  words around it`
 */
export function findFormerNames(root: string, names: readonly string[]): string[] {
  const isWord = new RegExp(names.map(escaped).join('|'));
  const tracked = execFileSync('git', ['ls-files', '-z', ...sources], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => isText.test(file) && !exceptions.some((pattern) => pattern.test(file)));
  const built = path.join(root, 'web/build/client');
  const pages = existsSync(built)
    ? readdirSync(built, { recursive: true, encoding: 'utf8' })
        .filter((file) => isText.test(file))
        .map((file) => path.join('web/build/client', file))
    : [];
  return [...tracked, ...pages].flatMap((file) => linesOf(root, file, isWord));
}
