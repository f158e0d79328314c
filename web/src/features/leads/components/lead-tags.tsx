import { mostTags, type Submission, tagSchema } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { setTags } from '../api/change-lead';

const chip = 'inline-flex min-h-7 items-center rounded-chip bg-sunk px-2 text-14 text-ink-2';

/** The service, how to answer, where it came from, and what staff add: tags are typed on the chip. */
export function LeadTags({ lead }: { lead: Submission }) {
  const client = useQueryClient();
  const fixed = [lead.service.replaceAll('_', ' '), ...(lead.phone ? ['Phone Inquiry'] : []), 'Website Lead'];
  return (
    <ul aria-label="Tags" className="flex flex-wrap items-center gap-1.5">
      {fixed.map((tag) => (
        <li key={tag} className={chip}>
          {tag}
        </li>
      ))}
      {lead.tags.map((tag) => (
        <li key={`own ${tag}`} className={`${chip} border border-field-border bg-transparent pr-0`}>
          <span className="wrap-anywhere">{tag}</span>
          <button
            type="button"
            aria-label={`Remove the tag ${tag}`}
            className="grid size-7 place-items-center"
            onClick={() =>
              void setTags(
                client,
                lead,
                lead.tags.filter((other) => other !== tag),
              )
            }
          >
            <X aria-hidden size={14} />
          </button>
        </li>
      ))}
      {lead.tags.length < mostTags && (
        <li>
          <AddTag lead={lead} onAdd={(tag) => void setTags(client, lead, [...lead.tags, tag])} />
        </li>
      )}
    </ul>
  );
}

function AddTag({ lead, onAdd }: { lead: Submission; onAdd: (tag: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const close = () => {
    setIsOpen(false);
    setError(undefined);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = tagSchema.safeParse(field.current?.value);
    if (!tag.success) return setError(tag.error.issues[0]?.message);
    if (lead.tags.some((other) => other.toLowerCase() === tag.data.toLowerCase()))
      return setError('This tag is there already');
    onAdd(tag.data);
    close();
  };

  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={`${chip} gap-1 border border-dashed border-field-border bg-transparent`}
      >
        <Plus aria-hidden size={14} />
        Add Tag
      </button>
    );
  return (
    <form onSubmit={add} className="inline-flex flex-wrap items-center gap-1">
      <input
        ref={field}
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the chip that was just pressed
        autoFocus
        aria-label="New tag"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `tag-error-${lead.id}`}
        maxLength={60}
        className="field min-h-8 w-40 px-2 py-0 text-14"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
      />
      <button type="submit" className="button button-small button-secondary min-h-8">
        Add
      </button>
      {error && (
        <span id={`tag-error-${lead.id}`} role="alert" className="text-14 font-semibold text-danger">
          {error}
        </span>
      )}
    </form>
  );
}
