import type { adAccounts } from '@/content/ad-accounts';
import { useWords } from '@/content/use-words';
import { DataTable } from '@/ui/data-table';
import { Section } from '@/ui/section';

export function AdAccounts({ content }: { content: typeof adAccounts }) {
  const { title, lead, proof, steps, comparison, accounts } = content;
  const { tableHead } = useWords();
  return (
    <Section title={title} lead={lead} tone="surface">
      <div className="grid gap-12 lg:grid-cols-2">
        <div>
          <ol>
            {steps.map((step, index) => (
              <li key={step.title} className="flex gap-5 pb-6" style={{ marginLeft: `${index * 1.5}rem` }}>
                <span className="grid size-12 shrink-0 place-items-center bg-haldi font-display text-20 font-extrabold text-lampblack">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-20">{step.title}</h3>
                  <p className="text-ink-2">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ul className="mt-2 flex flex-wrap gap-3">
            {accounts.map(({ name, state }) => (
              <li key={name} className="flex items-center gap-3 border border-hairline bg-bg px-4 py-2">
                <strong>{name}</strong>
                <span className="inline-flex items-center gap-1.5 text-15 font-semibold text-success">
                  <span aria-hidden className="size-2.5 rounded-full bg-success" />
                  {state}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-ink-2">{proof}</p>
        </div>
        <DataTable {...comparison} head={tableHead} highlight={2} />
      </div>
    </Section>
  );
}
