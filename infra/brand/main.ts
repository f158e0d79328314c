import path from 'node:path';
import { formerNames, languages } from '@golghar/contracts';
import { findFormerNames } from './former-names';

const root = path.resolve(__dirname, '../../..');
const names = process.env.FROM?.split(',').map((name) => name.trim()) ?? formerNames;
const lines = findFormerNames(root, names, languages.includes('hi'));
for (const line of lines) process.stdout.write(`${line}\n`);
const files = new Set(lines.map((line) => line.replace(/:.*/, ''))).size;
process.stdout.write(
  lines.length > 0
    ? `\n${lines.length} lines of ${files} files still name ${names.join(', ')}.\n`
    : `Nothing names ${names.join(', ')} any more.\n`,
);
process.exitCode = lines.length > 0 ? 1 : 0;
