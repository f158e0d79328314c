import { Client } from 'pg';

const connectTimeoutMs = 10_000;

/**
 * Does something in a session of its own.
 * @param timeoutMs for whoever must not be kept waiting: of connecting, and of each statement
 */
export async function inSession<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  timeoutMs?: number,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs ?? connectTimeoutMs,
    ...(timeoutMs && { query_timeout: timeoutMs }),
  });
  // One that breaks fails the statement under way; without a listener it would end the program, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
