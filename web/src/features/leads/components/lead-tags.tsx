import { mostTags, type Submission, tagSchema } from '@golghar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { InlineField } from '@/ui/inline-field';
import { setTags } from '../api/change-lead';

const chip = 'inline-flex min-h-7 items-center rounded-chip bg-sunk px-2 text-14 text-ink-2';

/** The service, how to answer, where it came from, and what staff add: tags are typed on the chip. */
export function LeadTags({ lead }: { lead: Submission }) {
  const client = useQueryClient();
  const isThere = (tag: string) => lead.tags.some((other) => other.toLowerCase() === tag.toLowerCase());
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
          <InlineField
            action="Add Tag"
            label="New tag"
            submit="Add"
            schema={tagSchema}
            refuse={(tag) => (isThere(tag) ? 'This tag is there already' : undefined)}
            onSubmit={(tag) => void setTags(client, lead, [...lead.tags, tag])}
            className={`${chip} border border-dashed border-field-border bg-transparent`}
          />
        </li>
      )}
    </ul>
  );
}
