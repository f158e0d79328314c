import { stats } from '@/content/stats';

/** One oversized line. */
export function Stats() {
  return (
    <section aria-label="Figures" className="bg-lampblack py-12 text-white">
      <dl className="container grid grid-cols-2 gap-x-6 gap-y-8 lg:flex lg:justify-between">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-[#dfe3ee]">{label}</dt>
            <dd className="tabular font-display text-h1 leading-none font-extrabold text-haldi">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
