/** $1: hashes of messages, $2: of addresses. In one order, so that two writers never wait for each other. */
export const addTexts = `
  INSERT INTO enquiry_text (message_hash, email_hash)
  SELECT message_hash, email_hash FROM unnest($1::bytea[], $2::bytea[]) AS new (message_hash, email_hash)
  ORDER BY message_hash, email_hash ON CONFLICT DO NOTHING`;

export type RepeatsRow = { hash: string; addresses: number };

/** $1: hashes of messages, $2: how far to count. How many addresses sent the words. */
export const countTexts = `
  SELECT encode(sent.hash, 'hex') AS hash, counted.addresses
  FROM unnest($1::bytea[]) AS sent (hash) CROSS JOIN LATERAL (
    SELECT count(*)::int AS addresses FROM (SELECT FROM enquiry_text WHERE message_hash = sent.hash LIMIT $2) AS seen
  ) AS counted`;

/** $1: ids, $2: points and reasons of each. */
export const quarantineLeads = `
  UPDATE lead SET deleted_at = now(), quarantined_at = now(), spam = judged.spam, version = version + 1
  FROM unnest($1::uuid[], $2::jsonb[]) AS judged (id, spam) WHERE lead.id = judged.id`;
