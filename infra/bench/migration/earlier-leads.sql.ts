/** What the version before the last changes of the schema had. */
export const lastEarlierMigration = 'Baseline1766970500000';

/** $1, $2: the first and the last. Leads as they were then, of two years, with what staff had done about most. */
export const insertEarlierLeads = `
  WITH made AS (
    INSERT INTO leads.lead (id, reference, name, email, phone, phone_number, city, service, message, status, submitted_at,
      updated_at, due_at, contacted_at, first_response_minutes, search_text, search_words)
    SELECT gen_random_uuid(), 'GD-' || n, 'Asha ' || n, 'asha' || n || '@sweets.example', '+91 ' || 6000000000 + n,
      '+91' || 6000000000 + n, 'Patna', 'seo', message, status, at, at, at + interval '6 hours',
      CASE WHEN status <> 'new' THEN at + interval '1 hour' END, CASE WHEN status <> 'new' THEN 60 END,
      'asha ' || n || ' ' || lower(message), string_to_array('asha patna ' || lower(message), ' ')
    FROM (
      SELECT n, now() - interval '2 years' * (1 - n / 1000000.0) AS at,
        (ARRAY['new', 'pending', 'in_progress', 'delivered', 'lost', 'delivered', 'lost', 'lost'])[1 + n % 8] AS status,
        'We sell khaja and tilkut number ' || n || ' near Gandhi Maidan and want to be found before the wedding season of '
          || 2024 + n % 3 || ' begins' AS message
      FROM generate_series($1::int, $2::int) n
    ) AS enquiry RETURNING id, status, submitted_at
  ), changed AS (
    INSERT INTO leads.status_change (id, lead_id, from_status, to_status, author_id, author_name, created_at)
    SELECT gen_random_uuid(), id, 'new', status, gen_random_uuid(), 'Meera', submitted_at + interval '1 hour'
    FROM made WHERE status <> 'new'
  )
  INSERT INTO leads.note (id, lead_id, content, author_id, author_name, created_at)
  SELECT gen_random_uuid(), id, 'Wants a call in the evening.', gen_random_uuid(), 'Meera', submitted_at + interval '1 hour'
  FROM made WHERE status <> 'new'`;

/** One enquiry as the version before stores it: lead, outbox row and idempotency key in one statement. */
export const storeEarlierEnquiry = `
  WITH key AS (
    INSERT INTO idempotency_key (key_hash, body_hash, lead_id, reference)
    VALUES (decode(md5($1), 'hex'), decode(md5($1), 'hex'), $1::uuid, 'GD-' || $1) ON CONFLICT DO NOTHING RETURNING lead_id
  ), new_lead AS (
    INSERT INTO lead (id, reference, name, email, phone, city, service, message, submitted_at, updated_at, due_at,
      phone_number, search_text, search_words)
    SELECT lead_id, 'GD-' || $1, 'Ravi', 'ravi@sweets.example', '+91 90000 00000', 'Gaya', 'seo',
      'A shop for Chhath', now(), now(), now() + interval '6 hours', '+919000000000', 'ravi a shop for chhath', '{ravi}'
    FROM key
  )
  INSERT INTO outbox (lead_id) SELECT lead_id FROM key`;
