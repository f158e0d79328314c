import { newNextStepSchema, toInstant, toLocalTime } from '@golghar/contracts';
import { type FormEvent, useId, useState } from 'react';
import { formatSoon } from '@/lib/dates';
import { useMinute } from '@/lib/hooks/use-minute';
import { drafts } from '@/lib/session/session';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { setNextStep } from '../api/lead-changes';
import { suggestedStepText } from '../model/lead-words';
import { readStep } from '../model/read-step';
import { snoozeTimes } from '../model/snooze-times';
import { useDraft } from '../store/drafts';
import type { LeadDialogProps } from '../store/inbox';

/** A time as the value of a datetime-local input, in the agency's time zone. */
const toField = (at: Date): string => new Date(toLocalTime(at)).toISOString().slice(0, 16);
const fromField = (text: string): Date | undefined => {
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) ? undefined : toInstant(time);
};

const small = 'button button-small button-secondary min-h-11 text-14 md:min-h-9';

const graceMs = 5 * 60_000;

/** Plans the next step: typed in words, or picked. */
export default function StepDialog({ lead, ...modal }: LeadDialogProps) {
  const now = useMinute();
  const draft = `step ${lead.id}`;
  const typed = useDraft(draft);
  const [picked, setPicked] = useState(() =>
    lead.nextStep && !drafts.read(draft) ? new Date(lead.nextStep.at) : undefined,
  );
  const [error, setError] = useState<string>();
  const id = useId();

  // The typed words set the time, unless a time was picked afterwards or they contain none.
  const read = readStep(typed, now);
  const at = picked ?? read.at;
  const text = read.text || suggestedStepText(lead);

  const plan = (time: Date | undefined) => {
    const step = newNextStepSchema.safeParse({ at: time?.toISOString(), text });
    if (!time) return setError('Please say when, such as “tomorrow 11:00”, or pick a time');
    if (!step.success) return setError(step.error.issues[0]?.message);
    // An overdue step may be reworded; a time a moment ago was valid when it was typed.
    const isPast = time.getTime() < Date.now() - graceMs;
    if (isPast && step.data.at !== lead.nextStep?.at) return setError('Please choose a time that lies ahead');
    drafts.write(draft, '');
    setNextStep(lead, step.data);
    modal.onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    plan(at);
  };
  const clear = () => {
    drafts.write(draft, '');
    setNextStep(lead, null);
    modal.onClose();
  };
  return (
    <Modal title={`Next step for ${lead.name}`} {...modal}>
      <form onSubmit={save} className="mt-3 grid gap-3">
        <div>
          <TextField
            id={id}
            label="What, and when"
            error={error}
            value={typed}
            placeholder="call Tuesday 11:00"
            onChange={({ target }) => {
              drafts.write(draft, target.value);
              if (readStep(target.value, now).at) setPicked(undefined);
              setError(undefined);
            }}
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
            <button key={label} type="button" onClick={() => plan(time)} className={small}>
              {label}
            </button>
          ))}
        </div>
        <label>
          <span className="text-14 text-ink-3">Or pick a time</span>
          <input
            type="datetime-local"
            value={at ? toField(at) : ''}
            onChange={(event) => {
              setPicked(fromField(event.target.value));
              setError(undefined);
            }}
            className="field min-h-11 py-1 text-15"
          />
        </label>
        <div className="flex flex-wrap justify-end gap-2">
          {lead.nextStep && <Button onClick={clear}>Plan nothing</Button>}
          <Button type="submit" look="primary">
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}
