/** $1: a lead, $2: when the contact was that is no more. What counts as the first contact now: another, an answer, a closed deal. */
export const resetFirstContact = `
  UPDATE lead SET contacted_at = first.at,
    first_response_minutes = CASE WHEN first.at IS NOT NULL THEN business_minutes(submitted_at, first.at) END
  FROM (SELECT min(at) AS at FROM (
    SELECT created_at AS at FROM contact WHERE lead_id = $1
    UNION ALL SELECT created_at FROM reply WHERE lead_id = $1
    UNION ALL SELECT created_at FROM status_change WHERE lead_id = $1 AND to_status = 'delivered'
  ) AS contacts) AS first
  WHERE lead.id = $1 AND lead.contacted_at = $2`;
