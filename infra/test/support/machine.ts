import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders: string[] = [];
process.once('exit', () => folders.map((folder) => rmSync(folder, { recursive: true, force: true })));

/** A new folder, by its real path, that goes with this process. */
export function tempFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'golghar-')));
  folders.push(folder);
  return folder;
}

/** Has a server listen on this machine alone, on any port unless one is named; returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
