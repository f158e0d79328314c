/** The columns of a lead under the names of the contract, for `FROM lead`. */
export const leadColumns = `lead.id, lead.reference, lead.name, lead.email, lead.phone, lead.city, lead.service,
  lead.message, lead.status, lead.tags, lead.version, lead.submitted_at AS "submittedAt",
  lead.updated_at AS "updatedAt", lead.due_at AS "dueAt", lead.contacted_at AS "contactedAt"`;

type Jsonable<Row> = {
  [Key in keyof Row]: Row[Key] extends Date
    ? string
    : Row[Key] extends Date | null
      ? string | null
      : Row[Key];
};

/** Times as the wire has them: ISO 8601 in UTC. */
export function withIsoTimes<Row extends object>(row: Row): Jsonable<Row> {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as Jsonable<Row>;
}
