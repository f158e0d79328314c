import { type Submission, serviceLabels, statusLabels } from '@golghar/contracts';
import { type KeyboardEvent, useId, useState } from 'react';
import { counted } from '@/lib/counts';
import { formatDay } from '@/lib/dates';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import type { Registered } from '@/ui/form/checkbox';
import { TextField } from '@/ui/form/form-field';
import { useLeadSearch } from '../../leads-core/api/lead-queries';
import { digitsOfNumber, searchedDigits } from '../../leads-core/model/phone';

type Props = { field: Registered; value: string; onOpen: (lead: Submission) => void; onNext: () => void };

export function CallerField({ field, value, onOpen, onNext }: Props) {
  const callers = useCallers(value);
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  const [wanted, setWanted] = useState(0);
  const listId = useId();
  const place = Math.min(wanted, callers.length - 1);
  const active = callers[place];
  const optionId = (lead: Submission) => `${listId}-${lead.id}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (!active || ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
    if (key === 'ArrowDown') setWanted((place + 1) % callers.length);
    else if (key === 'ArrowUp') setWanted((place + callers.length - 1) % callers.length);
    // On a phone the key says “Next”; suggestions are tapped.
    else if (key === 'Enter') hasKeyboard ? onOpen(active) : onNext();
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <TextField
        {...field}
        label="Phone"
        onChange={(event) => {
          setWanted(0);
          return field.onChange(event);
        }}
        onKeyDown={onKeyDown}
        type="tel"
        inputMode="tel"
        enterKeyHint="next"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={active && listId}
        aria-activedescendant={active && optionId(active)}
        className="field tabular"
      />
      <p role="status" className="sr-only">
        {active && `${counted(callers.length, 'caller')} known. ${hasKeyboard ? 'Enter opens.' : ''}`}
      </p>
      {active && (
        <div className="mt-1 rounded-control border border-hairline bg-surface">
          <p aria-hidden className="flex justify-between gap-3 px-3 pt-1.5 text-14 text-ink-3">
            Has called before
            <span className="pointer-coarse:hidden">Enter opens</span>
          </p>
          <div role="listbox" id={listId} aria-label="Has called before">
            {callers.map((lead) => (
              <button
                type="button"
                key={lead.id}
                id={optionId(lead)}
                role="option"
                tabIndex={-1}
                aria-selected={lead === active}
                onClick={() => onOpen(lead)}
                className="block min-h-11 w-full text-left cursor-pointer rounded-control px-3 py-1.5 hover:bg-sunk aria-selected:bg-sunk"
              >
                <span className="flex items-baseline gap-x-2">
                  <strong className="min-w-0 truncate">{lead.name}</strong>
                  <span className="tabular ml-auto shrink-0 text-14 text-ink-2">{lead.phone}</span>
                </span>
                <span className="block truncate text-14 text-ink-2">
                  {serviceLabels[lead.service]}, {formatDay(lead.submittedAt)} · {statusLabels[lead.status]} ·{' '}
                  {lead.owner ? `with ${lead.owner.name}` : 'with nobody'}
                </span>
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const minDigits = 4;
const maxShown = 3;

/** Earlier callers whose number contains these digits, each with their latest enquiry. */
function useCallers(typed: string): Submission[] {
  const digits = searchedDigits(typed);
  const isShort = digits.length < minDigits;
  const { data = [] } = useLeadSearch(isShort ? '' : digits, 20);
  if (isShort) return [];
  // Stale results for fewer digits are filtered by all typed digits, so that Enter never opens somebody else.
  return data
    .filter(({ phone }) => digitsOfNumber(phone).includes(digits))
    .sort((a, b) => b.submittedAt.localeCompare(a.submittedAt))
    .filter(({ person }, place, all) => all.findIndex((other) => other.person.id === person.id) === place)
    .slice(0, maxShown);
}
