import { api, type OutcomeReasons, statusLabels } from '@golghar/contracts';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { openingHours } from '@/content/site';
import { Checkbox } from '@/ui/form/checkbox';
import { WordForm, type WordProps } from '@/ui/form/word-form';
import { IconButton } from '@/ui/icon-button';
import { TitledSection } from '@/ui/titled-section';

type WordListProps = Omit<WordProps, 'refuse'> & {
  /** Of the list; `label` is that of the field. */
  name: string;
  items: readonly string[];
  inWords?: (item: string) => string;
  onChange: (left: string[]) => void;
  /** The item that a word stands for, and what is said if it is there already. */
  itemOf?: (word: string) => string;
  there: string;
  type?: 'date';
  className: string;
  fieldClassName: string;
  children?: ReactNode;
};

/** Words or days, each with a button to remove it, and the field for another. */
function WordList({
  name,
  items,
  inWords = String,
  onChange,
  itemOf = String,
  there,
  ...field
}: WordListProps) {
  return (
    <>
      <ul aria-label={name} className="mt-1">
        {items.map((item) => (
          <li key={item} className="flex min-h-11 items-center border-b border-hairline md:min-h-9">
            <span className="tabular min-w-0 grow wrap-anywhere">{inWords(item)}</span>
            <IconButton
              label={`Remove ${inWords(item)}`}
              onClick={() => onChange(items.filter((each) => each !== item))}
              Icon={X}
              iconSize={16}
            />
          </li>
        ))}
      </ul>
      <WordForm {...field} refuse={(word) => (items.includes(itemOf(word)) ? there : undefined)} />
    </>
  );
}

type ReasonsProps = { reasons: OutcomeReasons; onChange: (reasons: OutcomeReasons) => void };

const reasonSchema = api.listOutcomeReasons.response.shape.lost.def.element;

export function OutcomeReasonsSetting({ reasons, onChange }: ReasonsProps) {
  const change = (status: keyof OutcomeReasons, words: string[]) => onChange({ ...reasons, [status]: words });
  return (
    <TitledSection
      title={`Reasons: ${statusLabels.delivered} and ${statusLabels.lost}`}
      text="Whoever gives a lead such a status is asked once. One press tells a reason; the keys 6 to 9 tell the first four. Any other is typed."
      className="border-t border-hairline pt-4"
    >
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        {(['delivered', 'lost'] as const).map((status) => (
          <section key={status} aria-label={statusLabels[status]}>
            <h3 className="text-17">{statusLabels[status]}</h3>
            <WordList
              name={statusLabels[status]}
              items={reasons[status]}
              onChange={(left) => change(status, left)}
              label={`New reason: ${statusLabels[status]}`}
              submit="Add"
              schema={reasonSchema}
              there="This reason is there already"
              onSubmit={(word) => change(status, [...reasons[status], word])}
              className="mt-2 flex gap-2"
              fieldClassName="min-h-11 min-w-0 grow py-1 text-15 md:min-h-9"
            />
          </section>
        ))}
      </div>
    </TitledSection>
  );
}

const once = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const yearly = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' });

/** Formats `2026-11-08` as a date, `01-26` as a yearly one. */
const dayInWords = (day: string): string =>
  day.length === 5 ? `${yearly.format(new Date(`2024-${day}`))}, every year` : once.format(new Date(day));

const daySchema = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, 'Please choose a day'));

type DaysProps = { closedDays: readonly string[]; onChange: (closedDays: string[]) => void };

/** Days on which the office is closed: they don't count towards the promised answer. */
export function ClosedDaysSetting({ closedDays, onChange }: DaysProps) {
  const [isYearly, setIsYearly] = useState(false);
  const holiday = (date: string) => (isYearly ? date.slice(5) : date);
  return (
    <TitledSection title="Holidays" className="border-t border-hairline pt-4">
      <p className="text-ink-2">
        Open {openingHours}. On these days the office is closed, and no promised answer falls due; it counts
        for enquiries from now on.
      </p>
      <WordList
        name="Holidays"
        items={closedDays}
        inWords={dayInWords}
        onChange={onChange}
        label="Day"
        type="date"
        submit="Add holiday"
        schema={daySchema}
        itemOf={holiday}
        there="This day is there already"
        onSubmit={(date) => {
          onChange([...closedDays, holiday(date)].sort());
          setIsYearly(false);
        }}
        className="mt-3 flex gap-3"
        fieldClassName="min-h-11 w-auto py-1 text-15 md:min-h-9"
      >
        <Checkbox
          checked={isYearly}
          onChange={({ target }) => setIsYearly(target.checked)}
          className="items-center gap-2 md:min-h-9"
        >
          Every year
        </Checkbox>
      </WordList>
    </TitledSection>
  );
}
