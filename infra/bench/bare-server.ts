import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Enquiry } from '@golghar/contracts';
import { Pool } from 'pg';

/**
 * The least that can store an enquiry: node:http and pg, no checks, no framework, no gateway. It commits the
 * three rows of each enquiry in a statement of their own, without what makes a lead searchable. The product's
 * speed is compared with it.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Lead, what it sets off, and idempotency key. */
const storeRow = {
  name: 'bare',
  text: `WITH key AS (
      INSERT INTO leads.idempotency_key (key_hash, body_hash, lead_id, reference) VALUES ($9, $10, $1::uuid, $2)
      ON CONFLICT DO NOTHING RETURNING 1
    ), new_lead AS (
      INSERT INTO leads.lead (id, reference, name, email, phone, city, service, message, submitted_at, updated_at)
      SELECT $1::uuid, $2, $3, $4, $5, $6, $7, $8, $11::timestamptz, $11::timestamptz WHERE EXISTS (SELECT FROM key)
    ), arrival AS (
      INSERT INTO leads.delivery (id, kind, channel, subject_id)
      SELECT $1::uuid, 'arrival', 'queue', $1::uuid WHERE EXISTS (SELECT FROM key)
    ) SELECT FROM key`,
};

async function store({ name, email, phone, city, service, message }: Enquiry): Promise<string> {
  const id = randomUUID();
  const reference = `GD-${id.slice(0, 4)}-${id.slice(4, 8)}`;
  const contact = [name, email, phone, city, service, message];
  const values = [id, reference, ...contact, sha256(id), sha256(message), new Date()];
  await pool.query({ ...storeRow, values });
  return id;
}

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    store(JSON.parse(text)).then(
      (id) => response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id })),
      () => response.writeHead(503).end(),
    );
  });
});

server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
