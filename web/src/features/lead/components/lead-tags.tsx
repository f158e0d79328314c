import {
  backOfficePaths,
  enteredSourceLabel,
  isImported,
  maxTags,
  type Submission,
  tagSchema,
} from '@golghar/contracts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { InlineField } from '@/ui/form/inline-field';
import { IconButton } from '@/ui/icon-button';
import { setTags } from '../../leads-core/api/lead-changes';
import { useTags } from '../../leads-core/api/use-tags';
import { addTagId } from '../../leads-core/model/element-ids';

const chip = 'inline-flex min-h-7 items-center rounded-chip bg-chip px-2 text-14 text-ink-2';

const withTag = (tag: string) => `${backOfficePaths.leads}?${new URLSearchParams({ tag })}`;

/** The service, how to answer, where it came from, and what staff add: tags are typed on the chip. */
export function LeadTags({ lead, buttonId = addTagId }: { lead: Submission; buttonId?: string }) {
  const { data: known = [] } = useTags();
  const list = useRef<HTMLUListElement>(null);
  const isThere = (tag: string) => lead.tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  const entered = lead.source?.entered;
  const origin = entered
    ? enteredSourceLabel(entered.via)
    : isImported(lead.source)
      ? 'Imported'
      : 'Website Lead';
  const fixed = [lead.service.replaceAll('_', ' '), ...(lead.phone ? ['Phone Inquiry'] : []), origin];
  const remove = (tag: string) => {
    setTags(
      lead,
      lead.tags.filter((other) => other !== tag),
    );
    // The chip goes with the focus on it: what stands beside it takes it.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('button')?.focus());
  };
  return (
    <ul ref={list} aria-label="Tags" className="flex flex-wrap items-center gap-1.5">
      {fixed.map((tag) => (
        <li key={tag} className={chip}>
          {tag}
        </li>
      ))}
      {lead.tags.map((tag) => (
        <li key={`own ${tag}`} className={`${chip} border border-field-border bg-bg pr-0`}>
          <Link to={withTag(tag)} title={`All leads tagged ${tag}`} className="wrap-anywhere hover:underline">
            {tag}
          </Link>
          <IconButton
            label={`Remove the tag ${tag}`}
            className="size-7"
            onClick={() => remove(tag)}
            Icon={X}
            iconSize={14}
          />
        </li>
      ))}
      {lead.tags.length < maxTags && (
        <li>
          <InlineField
            action="Add Tag"
            buttonId={buttonId}
            label="New tag"
            submit="Add"
            schema={tagSchema}
            suggestions={known.map(({ tag }) => tag).filter((tag) => !isThere(tag))}
            refuse={(tag) => (isThere(tag) ? 'This tag already exists' : undefined)}
            onSubmit={(tag) => setTags(lead, [...lead.tags, tag])}
            className={`${chip} border border-dashed border-field-border bg-bg`}
          />
        </li>
      )}
    </ul>
  );
}
