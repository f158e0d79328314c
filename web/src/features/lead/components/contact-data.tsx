import {
  type CorrectableField,
  correctableFields,
  correctedText,
  leadFields,
  type Submission,
  serviceLabels,
} from '@golghar/contracts';
import { onlineManager } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import {
  type ChangeEvent,
  type FormEvent,
  type HTMLInputTypeAttribute,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ApiError } from '@/lib/api/api-error';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { SelectField, TextField } from '@/ui/form/form-field';
import { IconButton } from '@/ui/icon-button';
import { changeLead, savedToast } from '../../leads-core/api/lead-changes';
import { type FieldErrors, fieldText, readContactData, readTyped } from '../../leads-core/model/contact-data';
import {
  correctionDraft,
  correctionFormId,
  startCorrecting,
  stopCorrecting,
  typeCorrection,
  useCorrecting,
  useDraft,
} from '../../leads-core/store/drafts';

const inputTypes: Partial<Record<CorrectableField, HTMLInputTypeAttribute>> = {
  phone: 'tel',
  email: 'email',
};

type FormProps = { lead: Submission; takesFocus: boolean; onLeave: () => void };

/** Fields for name, phone, e-mail, city and service: Enter saves, Esc closes if nothing was typed; only Cancel discards. */
function ContactDataForm({ lead, takesFocus, onLeave }: FormProps) {
  const typed = readTyped(useDraft(correctionDraft(lead.id)));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  /** Gets the focus back afterwards. */
  const from = useRef<Element>(null);
  const id = correctionFormId(lead.id);
  const idOf = (field: CorrectableField) => `${id}-${field}`;
  useEffect(() => {
    if (!takesFocus) return;
    from.current = document.activeElement;
    form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const leave = () => {
    const hasFocus = form.current?.contains(document.activeElement);
    stopCorrecting(lead.id);
    if (!hasFocus) return;
    if (from.current instanceof HTMLElement && from.current.isConnected && from.current !== document.body)
      from.current.focus();
    else onLeave();
  };
  const refuse = (wrong: FieldErrors) => {
    setErrors(wrong);
    const first = correctableFields.find((field) => wrong[field]);
    if (first) document.getElementById(idOf(first))?.focus();
  };
  const save = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const read = readContactData(lead, typed);
    if ('errors' in read) return refuse(read.errors);
    const { wanted } = read;
    if (Object.keys(wanted).length === 0) return leave();
    setErrors({});
    setFailure('');
    setSaving(true);
    const saved = changeLead(lead, { wanted, toast: savedToast(lead, wanted) });
    // The lead's row shows that the change is waiting.
    if (!onlineManager.isOnline()) return leave();
    const { error } = await saved;
    const wrong = error instanceof ApiError ? error.wire?.fields : undefined;
    if (!error || (error instanceof ApiError && error.code === 'conflict')) leave();
    else if (wrong) refuse(wrong);
    else setFailure('This is not saved yet. What you typed stays here: please try again.');
    setSaving(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (Object.keys(typed).length > 0) cancel.current?.focus();
      else leave();
    } else if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) save(event);
  };
  const textOf = (field: CorrectableField) => typed[field]?.text ?? fieldText(lead, field);
  const type = (field: CorrectableField, text: string) => {
    typeCorrection(lead.id, field, { text, instead: typed[field]?.instead ?? fieldText(lead, field) });
    setErrors(({ [field]: _, ...others }) => others);
  };
  /** A value that somebody else saved for the field meanwhile. */
  const meanwhile = (field: CorrectableField) => {
    const instead = typed[field]?.instead;
    if (isSaving || instead === undefined || instead === fieldText(lead, field)) return undefined;
    return `Somebody has changed it meanwhile: ${correctedText(field, lead[field])}`;
  };

  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-label="Name and contact data"
      onSubmit={save}
      onKeyDown={onKeyDown}
      className="grid gap-3 sm:grid-cols-2"
    >
      {failure && <Alert className="sm:col-span-2">{failure}</Alert>}
      {correctableFields.map((field) => {
        const props = {
          id: idOf(field),
          label: leadFields[field].label,
          hint: meanwhile(field),
          error: errors[field],
          value: textOf(field),
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            type(field, target.value),
        };
        return field === 'service' ? (
          <SelectField key={field} {...props} options={Object.entries(serviceLabels)} />
        ) : (
          <TextField key={field} {...props} type={inputTypes[field] ?? 'text'} />
        );
      })}
      <div className="flex items-end gap-2">
        <Button type="submit" aria-disabled={isSaving} look="primary" className="min-h-11">
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
        <Button ref={cancel} className="min-h-11" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type Props = {
  lead: Submission;
  /** The contact data as text. */
  children: ReactNode;
};

/** Contact data; a press or a key makes it editable. Unsaved text is restored. */
export function ContactData({ lead, children }: Props) {
  const isWanted = useCorrecting((state) => state.leadId === lead.id);
  const hasDraft = useDraft(correctionDraft(lead.id)) !== '';
  const button = useRef<HTMLButtonElement>(null);
  if (isWanted || hasDraft)
    return (
      <ContactDataForm
        key={lead.id}
        lead={lead}
        takesFocus={isWanted}
        onLeave={() => requestAnimationFrame(() => button.current?.focus())}
      />
    );
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow">{children}</div>
      <IconButton
        ref={button}
        label="Correct name and contact data"
        title="Correct name and contact data (E)"
        onClick={() => startCorrecting(lead.id)}
        className="-my-2.5 size-11 md:-my-1 md:size-8"
        Icon={Pencil}
        iconSize={16}
      />
    </div>
  );
}
