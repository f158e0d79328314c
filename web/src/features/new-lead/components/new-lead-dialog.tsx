import {
  afterOpenMinutes,
  api,
  contactChannels,
  contactOutcomes,
  enteredContactChannel,
  enteredSources,
  leadPath,
  type NewSubmission,
  promiseMinutes,
  type Submission,
  serviceLabels,
} from '@golghar/contracts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { failureText } from '@/lib/api/api-error';
import { formatSoon } from '@/lib/dates';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { useMinute } from '@/lib/hooks/use-minute';
import { keepFormDraft } from '@/lib/session/session';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Checkbox, type Registered } from '@/ui/form/checkbox';
import { SelectField, TextArea, TextField } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { enterLead } from '../../leads-core/api/enter-lead';
import { useCalendar } from '../../leads-core/api/use-staff';
import { newLeadDraft } from '../../leads-core/store/drafts';
import { closeDialog, useInbox } from '../../leads-core/store/inbox';
import { CallerField } from './caller-field';

const defaultValues = {
  phone: '',
  name: '',
  email: '',
  service: 'other',
  source: 'call',
  message: '',
  contacted: false,
} satisfies NewSubmission;

function Consequence({ source, contacted }: Pick<NewSubmission, 'source' | 'contacted'>) {
  const now = useMinute();
  const calendar = useCalendar();
  if (!contacted)
    return `An answer is due by ${formatSoon(afterOpenMinutes(now, promiseMinutes, calendar).toISOString(), now)}.`;
  const channel = contactChannels[enteredContactChannel(source)];
  return `“${channel}: ${contactOutcomes.reached}” is logged, and no answer is due.`;
}

const compact = '[&_.field]:min-h-11 [&_.field]:py-1.5 [&_textarea.field]:min-h-16';

/** Enters a lead that didn't use a form: a call, a walk-in or a referral. Esc keeps the draft. */
export default function NewLeadDialog() {
  const navigate = useNavigate();
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  const isSaving = useRef(false);
  const id = useId();
  const form = useContractForm(api.createSubmission.request, { draft: newLeadDraft, defaultValues });
  const { field, register, control, handleSubmit, setFocus, dropDraft } = form;
  const { errors, isSubmitting } = form.formState;
  const values = useWatch({ control, compute: (all: NewSubmission) => all });
  const isBegun = [values.name, values.email, values.message].some(Boolean);

  const save = handleSubmit(async (lead) => {
    // A second Enter may come before the first is rendered.
    if (isSaving.current) return;
    isSaving.current = true;
    const opened = useInbox.getState().dialog;
    // From here on it is stored with the changes that wait.
    dropDraft();
    const refused = await enterLead(lead);
    isSaving.current = false;
    // It was closed meanwhile, and perhaps opened for another lead.
    if (useInbox.getState().dialog !== opened) return;
    if (!refused) return closeDialog();
    refused.discard();
    keepFormDraft(newLeadDraft, lead);
    form.showRefusal(refused.error, failureText(refused.error, 'The lead was not saved.'));
  });
  const open = (lead: Submission) => {
    // A number alone is no draft: it was only a search.
    if (!isBegun) dropDraft();
    closeDialog();
    void navigate(leadPath(lead.id));
  };
  const startAnew = () => {
    form.reset(defaultValues);
    setFocus('phone');
  };
  /** Enter submits from every field, overriding browser defaults; in the note on a phone it inserts a line break. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, shiftKey, defaultPrevented, nativeEvent, target } = event;
    if (key !== 'Enter' || shiftKey || defaultPrevented || nativeEvent.isComposing) return;
    if (target instanceof HTMLButtonElement || (target instanceof HTMLTextAreaElement && !hasKeyboard))
      return;
    event.preventDefault();
    void save();
  };

  return (
    <Modal title="New lead" isAtTop onClose={closeDialog}>
      <form noValidate onSubmit={save} onKeyDown={onKeyDown} className={`mt-3 grid gap-3 ${compact}`}>
        {errors.root && <Alert>{errors.root.message}</Alert>}
        <CallerField
          field={field('phone')}
          value={values.phone ?? ''}
          onOpen={open}
          onNext={() => setFocus('name')}
        />
        <TextField label="Name" enterKeyHint="done" {...field('name')} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label="Email" note="or phone" type="email" {...field('email')} />
          <SelectField label="Service" options={Object.entries(serviceLabels)} {...field('service')} />
        </div>
        <SourceChoice
          field={field('source')}
          value={values.source}
          onChoose={(source) => form.setValue('source', source)}
        />
        <TextArea
          label="Note"
          note="optional"
          rows={2}
          placeholder={hasKeyboard ? 'Enter saves, Shift+Enter begins a line' : ''}
          {...field('message')}
        />
        {isBegun && (
          <Button onClick={startAnew} size="small" look="quiet" className="justify-self-end">
            Clear the form
          </Button>
        )}
        <div className="sticky -bottom-4 -mx-4 -mb-4 flex items-center gap-x-3 border-t border-hairline bg-raised px-4 py-3 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6">
          <Checkbox
            {...register('contacted')}
            aria-labelledby={`${id}-spoke`}
            aria-describedby={`${id}-consequence`}
            className="min-w-0 grow items-start *:[input]:mt-0.5"
          >
            <span id={`${id}-spoke`} className="font-semibold">
              Just spoke with them
            </span>
            <span id={`${id}-consequence`} className="block text-14 text-ink-2">
              <Consequence {...values} /> The lead is yours.
            </span>
          </Checkbox>
          <Button type="submit" aria-disabled={isSubmitting} look="primary">
            {isSubmitting ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type Props = { field: Registered; value: string; onChoose: (source: string) => void };

const pill =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-field-border px-3 has-checked:border-ink has-checked:bg-sunk has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:min-h-9 md:gap-1.5 md:px-2';

/** Any other way is typed, starting empty. */
const ways = [...Object.entries(enteredSources), ['', 'Other']] as const;

function SourceChoice({ field, value, onChoose }: Props) {
  const [isOther, setIsOther] = useState(!(value in enteredSources));
  return (
    <fieldset>
      <legend className="font-semibold">How they came</legend>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {ways.map(([way, label]) => (
          <label key={label} className={pill}>
            <input
              type="radio"
              name="way"
              checked={way === (isOther ? '' : value)}
              onChange={() => {
                setIsOther(way === '');
                onChoose(way);
              }}
              className="size-4 accent-(--color-link)"
            />
            {label}
          </label>
        ))}
      </div>
      {isOther && (
        <div className="mt-2 [&_label]:sr-only">
          <TextField
            label="How they came, in your words"
            placeholder="Trade fair, Justdial…"
            maxLength={60}
            {...field}
          />
        </div>
      )}
    </fieldset>
  );
}
