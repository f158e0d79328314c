import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { listen, tempFolder } from '../test/support/machine';
import { innerPorts, isFree, loadPorts, needPort, pickPort } from './ports';

it('loadPorts keeps the ports of the last time, and begins anew when the file is of no use', () => {
  const file = path.join(tempFolder(), 'ports.json');
  const ports = loadPorts(file);
  expect(loadPorts(file)).toEqual(ports);
  writeFileSync(file, '{"auth":"x"}');
  expect(Object.keys(loadPorts(file))).toEqual([...innerPorts]);
});

it('needPort names the setting and a port that is free', async () => {
  const server = createServer();
  const port = await listen(server);
  const message = await needPort('GATEWAY_PORT', port).catch((error: Error) => error.message);
  server.close();
  const [, other] = /GATEWAY_PORT=(\d+)$/.exec(String(message)) ?? [];
  expect(Number(other)).toBeGreaterThan(port);
  expect(message).toContain(`Port ${port} is in use`);
});

it('needPort is content with a free one', async () => {
  await expect(needPort('MAIL_PORT', await pickPort())).resolves.toBeUndefined();
});

it('pickPort keeps a port that is free, and leaves one in use to whoever has it', async () => {
  const server = createServer();
  const port = await listen(server);
  expect(await isFree(port)).toBe(false);
  const other = await pickPort(port);
  expect(other).not.toBe(port);
  expect(await pickPort(other)).toBe(other);
  server.close();
  await once(server, 'close');
  expect(await isFree(port)).toBe(true);
});
