import { createHash, randomUUID } from 'node:crypto';
import type { Enquiry } from '@golghar/contracts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** The three rows of an enquiry: lead, outbox and idempotency key. */
export const storeRow = {
  name: 'bare',
  text: `WITH key AS (
      INSERT INTO leads.idempotency_key (key_hash, body_hash, lead_id, reference) VALUES ($9, $10, $1::uuid, $2)
      ON CONFLICT DO NOTHING RETURNING 1
    ), new_lead AS (
      INSERT INTO leads.lead (id, reference, name, email, phone, city, service, message, submitted_at, updated_at)
      SELECT $1::uuid, $2, $3, $4, $5, $6, $7, $8, $11::timestamptz, $11::timestamptz WHERE EXISTS (SELECT FROM key)
    ), news AS (
      INSERT INTO leads.outbox (lead_id) SELECT $1::uuid WHERE EXISTS (SELECT FROM key)
    ) SELECT FROM key`,
};

/** Values for {@link storeRow}. */
export function makeRow({ name, email, phone, city, service, message }: Enquiry) {
  const id = randomUUID();
  const values = [
    id,
    `GD-${id.slice(0, 4)}-${id.slice(4, 8)}`,
    name,
    email,
    phone,
    city,
    service,
    message,
    sha256(id),
    sha256(message),
    new Date(),
  ];
  return { id, values };
}
