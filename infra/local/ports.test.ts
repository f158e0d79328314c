import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { innerPorts, isFree, loadPorts, needPort, pickPort } from './ports';

const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'ports-')), 'ports.json');

async function listenSomewhere(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

describe('loadPorts', () => {
  it('picks a port of its own for each, and keeps them', async () => {
    const file = newFile();
    const ports = await loadPorts(file);
    expect(new Set(Object.values(ports)).size).toBe(innerPorts.length);
    expect(await loadPorts(file)).toEqual(ports);
  });

  it('picks anew only the one that another program uses', async () => {
    const file = newFile();
    const ports = await loadPorts(file);
    const server = createServer().listen(ports.auth, '127.0.0.1');
    await once(server, 'listening');
    const again = await loadPorts(file);
    server.close();
    expect(again.auth).not.toBe(ports.auth);
    expect({ ...again, auth: 0 }).toEqual({ ...ports, auth: 0 });
  });

  it('begins anew when the file is of no use', async () => {
    const file = newFile();
    writeFileSync(file, '{"auth":"x"}');
    expect(Object.keys(await loadPorts(file))).toEqual([...innerPorts]);
  });
});

describe('needPort', () => {
  it('names the setting and a port that is free', async () => {
    const { port, server } = await listenSomewhere();
    const message = await needPort('GATEWAY_PORT', port).catch((error: Error) => error.message);
    server.close();
    const [, other] = /GATEWAY_PORT=(\d+)$/.exec(String(message)) ?? [];
    expect(Number(other)).toBeGreaterThan(port);
    expect(message).toContain(`Port ${port} is in use`);
  });

  it('is content with a free one', async () => {
    await expect(needPort('MAIL_PORT', await pickPort())).resolves.toBeUndefined();
  });
});

it('isFree knows a port in use from a free one', async () => {
  const { port, server } = await listenSomewhere();
  expect(await isFree(port)).toBe(false);
  server.close();
  await once(server, 'close');
  expect(await isFree(port)).toBe(true);
});
