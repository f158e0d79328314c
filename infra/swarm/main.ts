import { stringify } from 'yaml';
import { swarmStack } from './stack';

const [root = '.', ...names] = process.argv.slice(2);
const stack = swarmStack(root, process.env, names);
process.stdout.write(stringify(stack, { aliasDuplicateObjects: false, lineWidth: 0 }));
