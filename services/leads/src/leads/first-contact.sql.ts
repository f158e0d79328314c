/** $1: leads that were just contacted, or whose deals were closed. The first time counts. */
export const keepFirstContact = `
  UPDATE lead SET contacted_at = now(),
    first_response_minutes = coalesce(first_response_minutes, business_minutes(submitted_at, now()))
  WHERE id = ANY($1::uuid[]) AND contacted_at IS NULL`;

const answers = (lead: string) => `
    SELECT created_at AS at FROM contact WHERE lead_id = ${lead}
    UNION ALL SELECT created_at FROM reply WHERE lead_id = ${lead} AND NOT is_undelivered`;

/** $1: leads whose deals are closed no longer. What counts as the first contact without that. */
export const withdrawFirstContact = `
  UPDATE lead SET contacted_at = first.at, first_response_minutes = CASE
    WHEN first.at IS NULL THEN nullif(lead.first_response_minutes, business_minutes(lead.submitted_at, lead.contacted_at))
    ELSE business_minutes(lead.submitted_at, first.at) END
  FROM unnest($1::uuid[]) AS reopened (id), LATERAL (SELECT min(at) AS at FROM (${answers('reopened.id')}
  ) AS contacts) AS first
  WHERE lead.id = reopened.id AND lead.contacted_at IS DISTINCT FROM first.at`;

/**
 * $1: a lead, $2: when the contact was that is none any more. What counts as the first contact now: another, an answer that
 * was not lost on its way, a closed deal.
 */
export const resetFirstContact = `
  UPDATE lead SET contacted_at = first.at,
    first_response_minutes = CASE WHEN first.at IS NOT NULL THEN business_minutes(submitted_at, first.at) END
  FROM (SELECT min(at) AS at FROM (${answers('$1')}
    UNION ALL SELECT at FROM lead_activity WHERE lead_id = $1 AND kind = 'status' AND after = '"delivered"'
      AND EXISTS (SELECT FROM lead AS closed WHERE closed.id = $1 AND closed.status = 'delivered')
  ) AS contacts) AS first
  WHERE lead.id = $1 AND lead.contacted_at = $2`;
