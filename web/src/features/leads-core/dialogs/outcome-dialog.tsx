import {
  agency,
  formatMoney,
  isOpen,
  leadValueSchema,
  monthSchema,
  outcomeReasonSchema,
  statusLabels,
} from '@golghar/contracts';
import * as z from 'zod/mini';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/ui/button';
import { TextArea, TextField } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { setFields } from '../api/lead-changes';
import { useOutcomeReasons } from '../api/use-staff';
import { readValue } from '../model/lead-words';
import type { LeadDialogProps } from '../store/inbox';
import { SavingChoice } from './saving-choice';

const isAmount = (text: string) => !text.trim() || readValue(text) !== undefined;
const isMonth = (text: string) => !text || monthSchema.safeParse(text).success;
const amount = z.string().check(z.refine(isAmount, 'Please enter an amount, such as 45,000 or 1.5 lakh'));
const month = z.string().check(z.refine(isMonth, 'Please write the month as 2027-01'));
const toValue = z.transform((text: string) => readValue(text) ?? null);
const orNull = z.transform((text: string) => text || null);

/** Field values; the empty text stands for null. */
const forecastSchema = z.object({
  value: z.pipe(z.pipe(amount, toValue), z.nullable(leadValueSchema)),
  expectedMonth: z.pipe(month, orNull),
  outcomeReason: z.pipe(outcomeReasonSchema, orNull),
});

export default function OutcomeDialog({ lead, ...modal }: LeadDialogProps) {
  const isDecided = !isOpen(lead.status);
  const { field, getValues, setValue, handleSubmit, dropDraft } = useContractForm(forecastSchema, {
    draft: `outcome ${lead.id}`,
    defaultValues: {
      value: lead.value === null ? '' : formatMoney(lead.value),
      expectedMonth: lead.expectedMonth ?? '',
      outcomeReason: lead.outcomeReason ?? '',
    },
  });
  const reasons = useOutcomeReasons()(lead.status);
  const writeOut = () => {
    const rupees = readValue(getValues('value'));
    if (rupees !== undefined) setValue('value', formatMoney(rupees));
  };
  const save = handleSubmit(({ outcomeReason, ...forecast }) => {
    dropDraft();
    void setFields(lead, { ...forecast, ...(isDecided && { outcomeReason }) });
    modal.onClose();
  });
  return (
    <Modal
      title={isDecided ? `${statusLabels[lead.status]}: ${lead.name}` : `Expected value: ${lead.name}`}
      {...modal}
    >
      <form onSubmit={save} noValidate className="mt-3 grid gap-4">
        <TextField
          label={`Value in ${agency.currency}`}
          note="optional"
          inputMode="decimal"
          placeholder="45,000 or 1.5 lakh"
          className="field tabular"
          {...field('value', { onBlur: writeOut })}
        />
        {isDecided ? (
          <div>
            <TextArea
              label="Reason"
              note="optional"
              rows={2}
              className="field min-h-16"
              {...field('outcomeReason')}
            />
            <div className="mt-2 flex flex-wrap gap-2">
              {reasons.map((usual) => (
                <SavingChoice key={usual} choose={() => setValue('outcomeReason', usual)} save={save}>
                  {usual}
                </SavingChoice>
              ))}
            </div>
          </div>
        ) : (
          <TextField
            label="Expected month"
            note="optional"
            type="month"
            min="2000-01"
            max="2099-12"
            {...field('expectedMonth')}
          />
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
