import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress-files';
import { writeScriptHashes } from './script-hashes';

const client = fileURLToPath(new URL('../build/client', import.meta.url));

writeScriptHashes(client, fileURLToPath(new URL('../build/csp-hashes.map', import.meta.url)));
await compressFiles(client);
