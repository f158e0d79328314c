import { agency, isOpen, leadValueSchema, monthSchema, outcomeReasonSchema } from '@golghar/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/ui/button';
import { FormField } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { useSetProspects } from '../api/lead-changes';
import { formatValue, readValue } from '../model/lead-words';
import { suggestedReasons } from '../model/outcome-reasons';
import { readDraft, useDraft, writeDraft } from '../store/drafts';
import type { LeadDialogProps } from '../store/inbox';

const valueError = 'Please enter an amount, such as 45,000 or 1.5 lakh';

/** The amount that was typed, null for none, or what is wrong with it. */
function readAmount(text: string): { value: number | null } | { error: string } {
  if (!text.trim()) return { value: null };
  const rupees = readValue(text);
  if (rupees === undefined) return { error: valueError };
  const value = leadValueSchema.safeParse(rupees);
  return value.success ? { value: value.data } : { error: value.error.issues[0]?.message ?? valueError };
}

/** What a lead may bring, when, and why it was won or lost; each of them may be left out. */
export default function OutcomeDialog({ lead, ...modal }: LeadDialogProps) {
  const setProspects = useSetProspects();
  const draft = `reason ${lead.id}`;
  const [amount, setAmount] = useState(lead.value === null ? '' : formatValue(lead.value));
  const [month, setMonth] = useState(lead.expectedMonth ?? '');
  const typed = useDraft(draft);
  const [isTouched, setIsTouched] = useState(readDraft(draft) !== '');
  const reason = isTouched ? typed : (lead.outcomeReason ?? '');
  const [errors, setErrors] = useState<{ value?: string; month?: string; reason?: string }>({});
  const id = useId();
  const isDecided = !isOpen(lead.status);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const value = readAmount(amount);
    const why = outcomeReasonSchema.safeParse(reason);
    const expected = monthSchema.safeParse(month);
    const isMonthWrong = month !== '' && !expected.success;
    if ('error' in value || !why.success || isMonthWrong)
      return setErrors({
        ...('error' in value && { value: value.error }),
        ...(isMonthWrong && { month: 'Please write the month as 2027-01' }),
        ...(!why.success && { reason: why.error.issues[0]?.message ?? '' }),
      });
    writeDraft(draft, '');
    setProspects(lead, {
      value: value.value,
      expectedMonth: month || null,
      ...(isDecided && { outcomeReason: why.data || null }),
    });
    modal.onClose();
  };
  const title = lead.status === 'delivered' ? 'Won' : 'Lost';
  return (
    <Modal title={isDecided ? `${title}: ${lead.name}` : `What ${lead.name} may bring`} {...modal}>
      <form onSubmit={save} noValidate className="mt-3 grid gap-4">
        <FormField
          id={`${id}-value`}
          label={`Value in ${agency.currency}`}
          note="optional"
          error={errors.value}
        >
          {(aria) => (
            <input
              {...aria}
              value={amount}
              inputMode="decimal"
              autoComplete="off"
              placeholder="45,000 or 1.5 lakh"
              onChange={(event) => {
                setAmount(event.target.value);
                setErrors({});
              }}
              onBlur={() => {
                const rupees = readValue(amount);
                if (rupees !== undefined) setAmount(formatValue(rupees));
              }}
              className="field tabular"
            />
          )}
        </FormField>
        {!isDecided && (
          <FormField id={`${id}-month`} label="Expected month" note="optional" error={errors.month}>
            {(aria) => (
              <input
                {...aria}
                type="month"
                value={month}
                min="2000-01"
                max="2099-12"
                onChange={(event) => setMonth(event.target.value)}
                className="field"
              />
            )}
          </FormField>
        )}
        {isDecided && (
          <FormField id={`${id}-reason`} label="Reason" note="optional" error={errors.reason}>
            {(aria) => (
              <>
                <textarea
                  {...aria}
                  rows={2}
                  value={reason}
                  onChange={(event) => {
                    setIsTouched(true);
                    writeDraft(draft, event.target.value);
                    setErrors({});
                  }}
                  className="field min-h-16"
                />
                <span className="mt-2 flex flex-wrap gap-2">
                  {suggestedReasons(lead.status).map((usual) => (
                    <Button
                      key={usual}
                      size="small"
                      className="min-h-11 text-14 md:min-h-9"
                      onClick={() => {
                        setIsTouched(true);
                        writeDraft(draft, usual);
                      }}
                    >
                      {usual}
                    </Button>
                  ))}
                </span>
              </>
            )}
          </FormField>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={modal.onClose}>{isDecided ? 'Skip' : 'Cancel'}</Button>
          <Button type="submit" look="primary">
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}
