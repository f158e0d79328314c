export type AddedRow = { id: string };

/** $1: the day, $2: the kind of the e-mail. Adds a digest for each of the staff who has none of this day. */
export const addDigests = `
  WITH added AS (
    INSERT INTO daily_digest (id, user_id, day) SELECT gen_random_uuid(), id, $1 FROM auth.staff WHERE is_active
    ON CONFLICT DO NOTHING RETURNING id
  )
  INSERT INTO outgoing_email (id, kind, subject_id) SELECT gen_random_uuid(), $2, id FROM added RETURNING id`;

export type DigestReaderRow = { id: string; name: string; email: string };

/** $1: a digest. Whose it is, unless they have left. */
export const findReader = `
  SELECT staff.id, staff.name, staff.email FROM daily_digest JOIN auth.staff AS staff ON staff.id = user_id
  WHERE daily_digest.id = $1 AND staff.is_active`;
