import path from 'node:path';
import { formerNames, languages } from '@golghar/contracts';
import { findFormerNames } from './former-names';

const root = path.resolve(__dirname, '../../..');
const names = process.env.FROM?.split(',').map((name) => name.trim()) ?? formerNames;
const lines = findFormerNames(root, names, languages.includes('hi'));
for (const line of lines) process.stdout.write(`${line}\n`);
const files = new Set(lines.map((line) => line.replace(/:.*/, ''))).size;
const found = names.filter((name) => lines.some((line) => line.includes(name)));
process.stdout.write(
  lines.length > 0
    ? `\n${lines.length} lines of ${files} files still name ${found.join(', ')}.\n`
    : `Nothing names ${names.slice(0, 5).join(', ')} … any more.\n`,
);
process.exitCode = lines.length > 0 ? 1 : 0;
