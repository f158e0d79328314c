/** A name and what is known of it; whether that is one of the incidents. */
export type Fact = readonly [name: string, value: string, isIncident?: boolean];

/** Names and what is known of them, a row each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-3 border-t border-hairline">
      {facts.map(([name, value, isIncident]) => (
        <div key={name} className="flex flex-wrap gap-x-4 border-b border-hairline py-2">
          <dt className="tabular min-w-0 basis-72 wrap-anywhere text-ink-2">{name}</dt>
          <dd
            className={`tabular grow basis-56 wrap-anywhere ${isIncident ? 'font-semibold text-danger' : ''}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
