import { stringify } from 'yaml';
import { swarmStack } from './stack';

const [root = '.', ...names] = process.argv.slice(2);
const { STORES, SECRETS, TRIAL } = process.env;
const options = { hasStores: STORES !== '', hasSecrets: Boolean(SECRETS), isTrial: Boolean(TRIAL) };
process.stdout.write(
  stringify(swarmStack(root, options, names), { aliasDuplicateObjects: false, lineWidth: 0 }),
);
