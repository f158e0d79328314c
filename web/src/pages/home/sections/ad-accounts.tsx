import type { adAccounts } from '@/content/home/ad-accounts';
import { DataTable } from '@/ui/page/data-table';
import { PhoneFold } from '@/ui/page/faq';
import { Section } from '@/ui/page/section';

/** Each step is indented further than the one before it. */
const landings = ['', 'md:ml-6', 'md:ml-12'];

export function AdAccounts({ content }: { content: typeof adAccounts }) {
  const { title, lead, proof, steps, comparison, accounts } = content;
  return (
    <Section title={title} lead={lead} tone="surface">
      <div className="grid gap-5 md:gap-12 lg:grid-cols-2">
        <div>
          <ol>
            {steps.map((step, index) => (
              <li key={step.title} className={`flex gap-4 pb-4 md:gap-5 md:pb-6 ${landings[index] ?? ''}`}>
                <span className="grid size-10 shrink-0 place-items-center bg-haldi font-display text-20 font-extrabold text-lampblack">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-20">{step.title}</h3>
                  <p className="text-ink-2 max-md:text-15 max-md:leading-snug">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ul className="mt-1 flex flex-wrap gap-3">
            {accounts.map(({ name, state }) => (
              <li
                key={name}
                className="flex items-center gap-x-3 border border-hairline bg-bg px-3 py-1.5 md:px-4 md:py-2"
              >
                <strong>{name}</strong>
                <span className="inline-flex items-center gap-1.5 text-15 font-semibold text-success">
                  <span aria-hidden className="size-2.5 rounded-full bg-success" />
                  {state}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-ink-2 max-md:text-15 max-md:leading-snug md:mt-4">{proof}</p>
        </div>
        <PhoneFold title={comparison.caption}>
          <div className="pb-4 md:mt-4 md:pb-0">
            <DataTable {...comparison} highlight={2} />
          </div>
        </PhoneFold>
      </div>
    </Section>
  );
}
