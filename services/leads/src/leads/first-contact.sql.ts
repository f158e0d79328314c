/**
 * $1: a lead, $2: when the contact was that is none any more. What counts as the first contact now: another, an answer that
 * was not lost on its way, a closed deal.
 */
export const resetFirstContact = `
  UPDATE lead SET contacted_at = first.at,
    first_response_minutes = CASE WHEN first.at IS NOT NULL THEN business_minutes(submitted_at, first.at) END
  FROM (SELECT min(at) AS at FROM (
    SELECT created_at AS at FROM contact WHERE lead_id = $1
    UNION ALL SELECT created_at FROM reply WHERE lead_id = $1 AND NOT is_undelivered
    UNION ALL SELECT created_at FROM status_change WHERE lead_id = $1 AND to_status = 'delivered'
      AND EXISTS (SELECT FROM lead AS closed WHERE closed.id = $1 AND closed.status = 'delivered')
  ) AS contacts) AS first
  WHERE lead.id = $1 AND lead.contacted_at = $2`;
