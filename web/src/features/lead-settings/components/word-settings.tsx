import { api, statusLabels } from '@golghar/contracts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { openingHours } from '@/content/site';
import { Checkbox } from '@/ui/form/checkbox';
import { TitledSection } from '@/ui/titled-section';
import type { SettingProps } from './assignment-setting';
import { WordList } from './word-list';

const reasonSchema = api.listOutcomeReasons.response.shape.lost.def.element;

export function OutcomeReasonsSetting({ settings: { outcomeReasons: reasons }, change }: SettingProps) {
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
              title={statusLabels[status]}
              items={reasons[status]}
              onChange={(words) => change({ outcomeReasons: { ...reasons, [status]: words } })}
              label={`New reason: ${statusLabels[status]}`}
              submit="Add"
              schema={reasonSchema}
            />
          </section>
        ))}
      </div>
    </TitledSection>
  );
}

const yearly = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
const once = { ...yearly, weekday: 'short', year: 'numeric' } as const;

/** Formats `2026-11-08` as a date, `01-26` as a yearly one. */
const dayInWords = (day: string): string =>
  day.length === 5
    ? `${new Date(`2024-${day}`).toLocaleDateString('en-GB', yearly)}, every year`
    : new Date(day).toLocaleDateString('en-GB', once);

const daySchema = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/, 'Please choose a day'));

export function ClosedDaysSetting({ settings: { closedDays }, change }: SettingProps) {
  const [isYearly, setIsYearly] = useState(false);
  return (
    <TitledSection title="Holidays" className="border-t border-hairline pt-4">
      <p className="text-ink-2">
        Open {openingHours}. On these days the office is closed, and no promised answer falls due; it counts
        for enquiries from now on.
      </p>
      <WordList
        title="Holidays"
        items={closedDays}
        inWords={dayInWords}
        itemOf={(date) => (isYearly ? date.slice(5) : date)}
        onChange={(days) => change({ closedDays: days.sort() }).then(() => setIsYearly(false))}
        label="Day"
        type="date"
        submit="Add holiday"
        schema={daySchema}
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
