import { newNextStepSchema, type Submission, toInstant, toLocalTime } from '@golghar/contracts';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { formatSoon } from '@/lib/dates';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { useMinute } from '@/lib/hooks/use-minute';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { setNextStep } from '../api/lead-changes';
import { suggestedStepText } from '../model/lead-words';
import { readStep } from '../model/read-step';
import { snoozeTimes } from '../model/snooze-times';
import type { LeadDialogProps } from '../store/inbox';
import { SavingChoice } from './saving-choice';

/** A time as the value of a datetime-local input, in the agency's time zone. */
const toField = (at: Date | string): string => new Date(toLocalTime(new Date(at))).toISOString().slice(0, 16);
const fromField = (text: string): Date | undefined => {
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) ? undefined : toInstant(time);
};

const graceMs = 5 * 60_000;

type Typed = { words: string; picked: string };

/** The typed words set the time, unless one was picked afterwards or they contain none. */
function stepOf(lead: Submission, { words, picked }: Typed, now: Date) {
  const read = readStep(words, now);
  return { at: fromField(picked) ?? read.at, text: read.text || suggestedStepText(lead) };
}

const stepSchema = (lead: Submission) =>
  z.pipe(
    z.custom<Typed>(),
    z.transform((typed, { issues }) => {
      const { at, text } = stepOf(lead, typed, new Date());
      const refuse = (message = '') =>
        issues.push({ code: 'custom', message, path: ['words'], input: typed });
      const { data: step, error } = newNextStepSchema.safeParse({ at: at?.toISOString(), text });
      // An overdue step may be reworded; a time a moment ago was valid when it was typed.
      const isKept = at && lead.nextStep && toField(lead.nextStep.at) === toField(at);
      if (!at) refuse('Please say when, such as “tomorrow 11:00”, or pick a time');
      else if (error) refuse(error.issues[0]?.message);
      else if (!isKept && at.getTime() < Date.now() - graceMs) refuse('Please choose a time that lies ahead');
      return step ?? { at: '', text };
    }),
  );

export default function StepDialog({ lead, ...modal }: LeadDialogProps) {
  const now = useMinute();
  const { field, control, setValue, clearErrors, handleSubmit, dropDraft } = useContractForm(
    stepSchema(lead),
    {
      draft: `step ${lead.id}`,
      defaultValues: { words: '', picked: lead.nextStep ? toField(lead.nextStep.at) : '' },
    },
  );
  const typed = useWatch({ control, compute: (all: Typed) => all });
  const { at, text } = stepOf(lead, typed, now);
  const plan = (step: Submission['nextStep']) => {
    dropDraft();
    setNextStep(lead, step);
    modal.onClose();
  };
  const save = handleSubmit(plan);
  const pick = (picked: string) => {
    setValue('picked', picked);
    clearErrors();
  };
  return (
    <Modal title={`Next step for ${lead.name}`} {...modal}>
      <form onSubmit={save} noValidate className="mt-3 grid gap-3">
        <div>
          <TextField
            label="What, and when"
            placeholder="call Tuesday 11:00"
            {...field('words', { onChange: ({ target }) => readStep(target.value, now).at && pick('') })}
          />
          <p role="status" className="mt-1 min-h-6 text-ink-2">
            {at && (
              <>
                <strong>{text}</strong> · {formatSoon(at.toISOString(), now)}
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {snoozeTimes(now).map(({ label, at: time }) => (
            <SavingChoice key={label} choose={() => pick(toField(time))} save={save}>
              {label}
            </SavingChoice>
          ))}
        </div>
        <label>
          <span className="text-14 text-ink-3">Or pick a time</span>
          <input
            type="datetime-local"
            value={at ? toField(at) : ''}
            onChange={({ target }) => pick(target.value)}
            className="field min-h-11 py-1 text-15"
          />
        </label>
        <div className="flex flex-wrap justify-end gap-2">
          {lead.nextStep && <Button onClick={() => plan(null)}>Plan nothing</Button>}
          <Button type="submit" look="primary">
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}
