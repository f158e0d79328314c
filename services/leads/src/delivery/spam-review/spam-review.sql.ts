/** $1: hashes of words, $2: of the addresses that sent them. Always in the same order, so that two writers never deadlock. */
export const addTexts = `
  INSERT INTO enquiry_text (message_hash, email_hash)
  SELECT * FROM unnest($1::bytea[], $2::bytea[]) AS sent (message_hash, email_hash) ORDER BY 1, 2
  ON CONFLICT DO NOTHING`;

export type RepeatsRow = { repeats: number };

/** $1: hashes of words. How many further addresses sent each of them in the last days, in their order. */
export const countRepeats = `
  SELECT (SELECT count(*) - 1 FROM enquiry_text WHERE message_hash = asked.hash)::int AS repeats
  FROM unnest($1::bytea[]) WITH ORDINALITY AS asked (hash, place) ORDER BY place`;
