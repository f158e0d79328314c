import { isIP } from 'node:net';
import { connect } from 'node:tls';

const timeoutMs = 5000;

/**
 * Until when the certificate of an https: address is valid, whoever signed it; undefined when the address has none.
 * @throws Error when nobody answers there
 */
export function certificateEnd(address: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(isIP(hostname) === 0 && { servername: hostname }),
      // One that has run out is what this is to find.
      rejectUnauthorized: false,
      timeout: timeoutMs,
    });
    socket.once('secureConnect', () => {
      const { valid_to } = socket.getPeerCertificate();
      socket.destroy();
      resolve(valid_to ? new Date(valid_to) : undefined);
    });
    socket.once('timeout', () => socket.destroy(new Error(`${hostname} does not answer`)));
    socket.once('error', reject);
  });
}
