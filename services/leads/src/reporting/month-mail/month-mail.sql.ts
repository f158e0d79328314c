export type AddedRow = { id: string };

/** $1: the month, $2: the kind of the e-mail. Queues it for each admin and manager who has none of this month. */
export const addMonthMails = `
  WITH added AS (
    INSERT INTO month_mail (id, user_id, month)
    SELECT gen_random_uuid(), id, $1 FROM auth.staff WHERE is_active AND role IN ('admin', 'manager')
    ON CONFLICT DO NOTHING RETURNING id
  )
  INSERT INTO outgoing_email (id, kind, subject_id) SELECT gen_random_uuid(), $2, id FROM added RETURNING id`;

export type MonthReaderRow = { name: string; email: string; month: string };

/** $1: a mail. Whose it is, unless they have left or do something else now. */
export const findMonthReader = `
  SELECT staff.name, staff.email, month_mail.month
  FROM month_mail JOIN auth.staff AS staff ON staff.id = user_id
  WHERE month_mail.id = $1 AND staff.is_active AND staff.role IN ('admin', 'manager')`;
