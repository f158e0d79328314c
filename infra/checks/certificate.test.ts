import { createServer } from 'node:tls';
import { listen } from '../test/support/machine';
import { certificateEnd } from './ask';

// Signed by itself for a hundred years.
const cert = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUalr6lU6MDr0zlKSIK2iUL3fgsUIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjAwMzYzMVoYDzIxMjYxMDI5
MDAzNjMxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASJ4wH5TJ106yoMu29SfvBC1V6ujM/eqHSZ/TcjQa/PqZGokZX9ifz4
muzsk1XLDkMQWI0LFehk6xufdc255Cn8o1MwUTAdBgNVHQ4EFgQUT56n4W86fojK
BP29/H7BQHcv67EwHwYDVR0jBBgwFoAUT56n4W86fojKBP29/H7BQHcv67EwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBu4T+t6VCnbl/6L1v7++ly
3lnCPUI7kdciFo4WeWP9cgIhAPqEbGg7g88vAR7wefK9k7wawc/JmKsP55tyEKO2
UOwX
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgK3leN/7cHKgeR7Fc
NN9GTPeP7iPM3ghN4w0jld3xKwehRANCAASJ4wH5TJ106yoMu29SfvBC1V6ujM/e
qHSZ/TcjQa/PqZGokZX9ifz4muzsk1XLDkMQWI0LFehk6xufdc255Cn8
-----END PRIVATE KEY-----`;

const server = createServer({ cert, key }, (socket) => socket.end());
let port: number;

beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());

it('reads the end of a certificate, whoever signed it', async () =>
  expect(await certificateEnd(`https://localhost:${port}/some/path`)).toEqual(
    new Date('2126-10-29T00:36:31Z'),
  ));

it('has nothing to read at an address without TLS', async () =>
  expect(await certificateEnd(`http://localhost:${port}`)).toBeUndefined());

it('fails when nobody answers', async () => {
  await expect(certificateEnd('https://localhost:1')).rejects.toThrow(/ECONNREFUSED|AggregateError/);
});
