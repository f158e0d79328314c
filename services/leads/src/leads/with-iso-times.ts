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
