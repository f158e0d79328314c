import { fileURLToPath } from 'node:url';
import { checkPages } from './check-pages';
import { compressFiles } from './compress-files';
import { lowerScriptPriority } from './lower-priority';
import { writeScriptHashes } from './script-hashes';
import { writeSearchFiles } from './search-files';

const client = fileURLToPath(new URL('../build/client', import.meta.url));

checkPages(client);
writeSearchFiles(client);
lowerScriptPriority(client);
writeScriptHashes(client, fileURLToPath(new URL('../build/csp-hashes.map', import.meta.url)));
await compressFiles(client);
