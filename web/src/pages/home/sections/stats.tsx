import type { Fact } from '@/content/types';
import { useWords } from '@/content/use-words';

/** One oversized line. */
export function Stats({ content }: { content: readonly Fact[] }) {
  const { landmarks } = useWords();
  return (
    <section aria-label={landmarks.figures} className="bg-lampblack py-7 text-white md:py-12">
      <dl className="container grid grid-cols-2 gap-x-6 gap-y-4 lg:flex lg:justify-between">
        {content.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="leading-snug text-[#dfe3ee]">{label}</dt>
            <dd className="tabular font-display text-h1 leading-none font-extrabold text-haldi">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
