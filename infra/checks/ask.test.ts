import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { listen, tempFolder } from '../test/support/machine';
import {
  askAddress,
  askMailServer,
  askPostgres,
  askRedis,
  askRelease,
  certificateEnd,
  readDiskSpace,
} from './ask';

const nobody = '127.0.0.1:1';

it('says which server does not answer, and why, without its password', async () => {
  const { postgres } = await askPostgres(`postgres://golghar:secret@${nobody}/golghar`, {
    auth: 'a',
    leads: 'b',
    metrics: 'c',
  });
  const { redis } = await askRedis(`redis://:secret@${nobody}`);
  const answers = [postgres, redis, await askMailServer(`smtp://user:secret@${nobody}`)];
  for (const answer of answers) {
    expect(answer?.what).toContain(nobody);
    expect(answer?.fault).toContain('ECONNREFUSED');
    expect(JSON.stringify(answer)).not.toContain('secret');
  }
});

it('sees a disk, of a folder that is still to be made, too', async () => {
  const folder = path.join(tempFolder(), 'none', 'yet');
  expect(await readDiskSpace(folder)).toEqual({
    path: folder,
    freeBytes: expect.any(Number),
    totalBytes: expect.any(Number),
  });
});

it('reads the newest release as GitHub tells of it', async () => {
  const server = createServer((request, response) =>
    response.end(request.url === '/latest' ? '{"tag_name":"v1.2.0"}' : '{"message":"Not Found"}'),
  );
  const releases = `http://127.0.0.1:${await listen(server)}`;
  expect(await askRelease(`${releases}/latest`)).toBe('1.2.0');
  expect(await askRelease(`${releases}/other`)).toBeNull();
  server.close();
  server.closeAllConnections();
  expect(await askRelease(`http://${nobody}`)).toBeNull();
});

it('the public address takes enquiries, refuses them, or does not answer', async () => {
  let status = 200;
  const server = createServer((request, response) =>
    response.writeHead(request.url === '/api/health' ? status : 404, { connection: 'close' }).end(),
  );
  const address = `http://127.0.0.1:${await listen(server)}`;
  expect(await askAddress(address)).toEqual({ what: address, fault: null });
  status = 503;
  expect((await askAddress(address)).fault).toBe('/api/health answers 503');
  await new Promise((resolve) => server.close(resolve));
  expect((await askAddress(address)).fault).toContain('ECONNREFUSED');
});

// With its key; signed by itself for a hundred years.
const pem = readFileSync(path.join(__dirname, 'test-certificate.pem'));
const server = createTlsServer({ cert: pem, key: pem }, (socket) => socket.end());

it('reads the end of a certificate, whoever signed it, where there is one', async () => {
  const port = await listen(server);
  const end = new Date('2126-10-29T00:36:31Z');
  expect(await certificateEnd(`https://localhost:${port}/some/path`)).toEqual(end);
  expect(await certificateEnd(`http://localhost:${port}`)).toBeUndefined();
  server.close();
  await expect(certificateEnd('https://localhost:1')).rejects.toThrow(/ECONNREFUSED|AggregateError/);
});
