/** $1: leads that were just contacted, or whose deals were closed. Only the first time counts. */
export const keepFirstContact = `
  UPDATE lead SET contacted_at = now(),
    first_response_minutes = coalesce(first_response_minutes, business_minutes(submitted_at, now()))
  WHERE id = ANY($1::uuid[]) AND contacted_at IS NULL`;

/**
 * $1: leads that lost a contact, $2: when that was, or null. Finds what is the first contact now: another one, an answer that
 * was delivered, a closed deal.
 */
export const resetFirstContact = `
  UPDATE lead SET contacted_at = first.at,
    first_response_minutes = CASE WHEN first.at IS NOT NULL THEN business_minutes(lead.submitted_at, first.at) END
  FROM lead AS own, LATERAL (SELECT min(at) AS at FROM (
    SELECT created_at AS at FROM contact WHERE lead_id = own.id
    UNION ALL SELECT created_at FROM reply WHERE lead_id = own.id AND NOT is_undelivered
    UNION ALL SELECT at FROM lead_activity
      WHERE lead_id = own.id AND kind = 'status' AND after = '"delivered"' AND own.status = 'delivered'
  ) AS contacts) AS first
  WHERE own.id = ANY($1::uuid[]) AND lead.id = own.id AND lead.contacted_at IS DISTINCT FROM first.at
    AND ($2::timestamptz IS NULL OR lead.contacted_at = $2)`;
