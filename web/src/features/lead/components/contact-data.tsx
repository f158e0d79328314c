import {
  correctableFields,
  correctedText,
  leadField,
  type Submission,
  serviceLabels,
} from '@golghar/contracts';
import { onlineManager } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { hasCode } from '@/lib/api/api-error';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { useFocusReturn } from '@/lib/hooks/use-focus-return';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { SelectField, TextField } from '@/ui/form/form-field';
import { IconButton } from '@/ui/icon-button';
import { setFields } from '../../leads-core/api/lead-changes';
import { contactDataSchema, fieldTexts, type TypedData } from '../../leads-core/model/contact-data';
import { correctionId, startCorrecting, stopCorrecting, useDraft } from '../../leads-core/store/drafts';
import { useInbox } from '../../leads-core/store/inbox';

type FormProps = { lead: Submission; takesFocus: boolean; button: { current: HTMLElement | null } };

/** Fields for name, phone, e-mail, city and service: Enter saves, Esc closes if nothing was typed; only Cancel discards. */
function ContactDataForm({ lead, takesFocus, button }: FormProps) {
  const texts = fieldTexts(lead);
  const id = correctionId(lead.id);
  const form = useContractForm(contactDataSchema(lead), {
    draft: id,
    defaultValues: { ...texts, instead: {} as TypedData['instead'] },
  });
  const { field, control, setFocus, setValue, handleSubmit, dropDraft } = form;
  const { isSubmitting, errors } = form.formState;
  const instead = useWatch({ control, name: 'instead' });
  const cancel = useRef<HTMLButtonElement>(null);
  const returnFocus = useFocusReturn(button);
  useEffect(() => {
    if (takesFocus) setFocus('name');
  }, [takesFocus, setFocus]);
  useEffect(() => {
    for (const name of correctableFields) if (!(name in instead)) setValue(name, lead[name] ?? '');
  }, [lead, instead, setValue]);

  const leave = () => {
    const hasFocus = document.activeElement?.closest('form')?.id === id;
    dropDraft();
    stopCorrecting(lead.id);
    // The button comes back when the form has gone.
    if (hasFocus) requestAnimationFrame(returnFocus);
  };
  const save = handleSubmit(async (wanted) => {
    if (Object.keys(wanted).length === 0) return leave();
    const saved = setFields(lead, wanted);
    // The lead's row shows that the change is waiting.
    if (!onlineManager.isOnline()) return leave();
    const { error = null } = await saved;
    if (!error || hasCode(error, 'conflict')) return leave();
    form.showRefusal(error, 'This is not saved yet. What you typed stays here: please try again.');
  });
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (Object.keys(instead).length > 0) cancel.current?.focus();
      else leave();
    } else if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) void save(event);
  };

  return (
    <form
      id={id}
      noValidate
      aria-label="Name and contact data"
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : void save(event))}
      onKeyDown={onKeyDown}
      className="grid gap-3 sm:grid-cols-2"
    >
      {errors.root && <Alert className="sm:col-span-2">{errors.root.message}</Alert>}
      {correctableFields.map((name) => {
        const isOutdated = !isSubmitting && (instead[name] ?? texts[name]) !== texts[name];
        const props = {
          id: `${id}-${name}`,
          label: leadField(name).label,
          ...(isOutdated && {
            hint: `Somebody has changed it meanwhile: ${correctedText(name, lead[name])}`,
          }),
          ...field(name, { onChange: () => setValue('instead', { [name]: texts[name], ...instead }) }),
        };
        return name === 'service' ? (
          <SelectField key={name} {...props} options={Object.entries(serviceLabels)} />
        ) : (
          <TextField key={name} {...props} type={leadField(name).type} />
        );
      })}
      <div className="flex items-end gap-2">
        <Button type="submit" aria-disabled={isSubmitting} look="primary" className="min-h-11">
          {isSubmitting ? 'Saving...' : 'Save'}
        </Button>
        <Button ref={cancel} className="min-h-11" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Contact data; a press or a key makes it editable. Unsaved text is restored. */
export function ContactData({ lead, children }: { lead: Submission; children: ReactNode }) {
  const isWanted = useInbox(({ correctingId }) => correctingId === lead.id);
  const hasDraft = useDraft(correctionId(lead.id)) !== '';
  const button = useRef<HTMLButtonElement>(null);
  if (isWanted || hasDraft)
    return <ContactDataForm key={lead.id} lead={lead} takesFocus={isWanted} button={button} />;
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
