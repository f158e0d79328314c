/** Names and what is known of them, a row each. */
export function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-3 border-t border-hairline">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-4 border-b border-hairline py-2">
          <dt className="grow basis-56 text-ink-2">{name}</dt>
          <dd className="tabular basis-56 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
