import {
  correctableFields,
  formatMoney,
  historyLine,
  isImported,
  leadField,
  leadFieldText,
  maxTags,
  offerFacts,
  offerName,
  personPath,
  type Submission,
  sourceLabel,
  sourceName,
  type Touch,
  tagSchema,
} from '@golghar/contracts';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/ui/button';
import { InlineField } from '@/ui/form/word-form';
import { IconButton } from '@/ui/icon-button';
import { changeLead } from '../../leads-core/api/lead-changes';
import { useTags } from '../../leads-core/api/use-staff';
import { ContactLink } from '../../leads-core/components/contact-links';
import { addTagId } from '../../leads-core/model/element-ids';
import { leadsAddress } from '../../leads-core/model/filters';
import { formatMonth } from '../../leads-core/model/lead-words';
import { openDialog } from '../../leads-core/store/inbox';

export function describeTouch({ utm, landingPage }: Touch): string {
  const words = [utm.medium, utm.campaign, utm.term && `“${utm.term}”`, utm.content];
  return [...words, landingPage && `landed on ${landingPage}`].filter(Boolean).join(' · ');
}

const fact = (label: string, value: ReactNode, look = '') => (
  <div key={label} className={`grid grid-cols-[4.75rem_1fr] gap-x-2 ${look}`}>
    <dt className="text-ink-3">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{value}</dd>
  </div>
);

const TextButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="text-link tabular min-h-6 text-left" {...props} />
);

export function LeadFacts({ lead }: { lead: Submission }) {
  const { source, choice, person, history, value, expectedMonth } = lead;
  const enteredBy = source?.entered && `entered by ${source.entered.by.name}`;
  const howItCame = enteredBy ?? (source && describeTouch({ ...source, landingPage: null }));
  const offer = (choice && offerName(choice)) ?? '';
  return (
    <div className="@container">
      <dl className="grid gap-x-4 gap-y-1 @lg:grid-cols-[2fr_3fr]">
        {/* Imported leads may lack a phone number or an address. */}
        {correctableFields.map((name) => {
          const text = leadFieldText(name, lead[name]);
          const { label, type } = leadField(name);
          if (name === 'name' || !text) return null;
          return fact(label, type ? <ContactLink type={type} text={text} /> : text);
        })}
        {fact(
          'Value',
          <TextButton title="Value and month (V)" onClick={() => openDialog('outcome', lead.id)}>
            {value === null && !expectedMonth && 'Add a value'}
            {value !== null && formatMoney(value)}
            {expectedMonth && ` expected ${formatMonth(expectedMonth)}`}
          </TextButton>,
        )}
        {source &&
          fact(
            'Source',
            <>
              <Link
                to={leadsAddress({ source: sourceName(source) })}
                title={`All leads from ${sourceLabel(source)}`}
                className="text-link"
              >
                {sourceLabel(source)}
              </Link>
              {howItCame && <span className="text-ink-2"> · {howItCame}</span>}
            </>,
          )}
        {fact(
          'Person',
          <span className="flex flex-wrap gap-x-3">
            {person.enquiries > 1 && (
              <Link to={personPath(person.id)} className="text-link">
                {history ? historyLine(history) : `${person.enquiries} enquiries`}
              </Link>
            )}
            <TextButton aria-haspopup="dialog" onClick={() => openDialog('join', lead.id)}>
              Same person as…
            </TextButton>
          </span>,
          '@lg:col-span-2',
        )}
        {choice &&
          fact(
            'Chosen',
            <>
              {offerFacts(choice).map(({ label, value }) => (
                <span key={label} className="block">
                  <span className="text-ink-2">{label}:</span> {value}
                </span>
              ))}
              <Link to={leadsAddress({ choice: offer })} className="text-link">
                All leads with “{offer}”
              </Link>
            </>,
            '@lg:col-span-2',
          )}
      </dl>
      <details className="-mb-1">
        <summary className="min-h-6 content-center text-14 text-ink-3">Details</summary>
        <dl className="grid gap-y-1">
          {fact('Reference', <span className="tabular">{lead.reference}</span>)}
          {source?.landingPage && fact('Landed on', source.landingPage)}
          {/* Lists and reports count the last one. */}
          {source?.first &&
            fact(
              'First',
              [sourceName(source.first), describeTouch(source.first)].filter(Boolean).join(' · '),
              'text-ink-2',
            )}
        </dl>
      </details>
    </div>
  );
}

/** The message; a long one is collapsed, so that the history stays in view. */
export function LeadMessage({ message, heading: Heading }: { message: string; heading: 'h2' | 'h3' | 'h4' }) {
  const [isWhole, setIsWhole] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const watch = (element: HTMLElement | null) => {
    if (!element || isWhole) return;
    // After the browser's own layout: measuring while rendering would force another one for every lead.
    const observer = new ResizeObserver(() => setIsLong(element.scrollHeight > element.clientHeight + 2));
    observer.observe(element);
    return () => observer.disconnect();
  };
  // Callers may have left no message.
  if (!message) return null;
  return (
    <section>
      <Heading className="text-17">Message</Heading>
      <p
        ref={watch}
        dir="auto"
        className={`mt-1 max-w-[75ch] whitespace-pre-wrap wrap-anywhere ${isWhole ? '' : 'line-clamp-4'}`}
      >
        {message}
      </p>
      {isLong && (
        <Button
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          size="small"
          look="quiet"
          className="-ml-3"
        >
          {isWhole ? 'Collapse the message' : 'Expand the message'}
        </Button>
      )}
    </section>
  );
}

const chip = 'inline-flex min-h-7 items-center rounded-chip bg-chip px-2 text-14 text-ink-2';

export function LeadTags({ lead, buttonId = addTagId }: { lead: Submission; buttonId?: string }) {
  const { data: known = [] } = useTags();
  const list = useRef<HTMLUListElement>(null);
  const isThere = (tag: string) => lead.tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  const usual = isImported(lead.source) ? 'Imported' : 'Website Lead';
  const origin = lead.source?.entered ? sourceLabel(lead.source) : usual;
  const fixed = [lead.service.replaceAll('_', ' '), ...(lead.phone ? ['Phone Inquiry'] : []), origin];
  const change = (tags: string[]) => void changeLead(lead, { wanted: { tags } });
  const remove = (removed: string) => {
    change(lead.tags.filter((tag) => tag !== removed));
    // The focused chip is removed, so the next one gets the focus.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('button')?.focus());
  };
  return (
    <ul ref={list} aria-label="Tags" className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
      {fixed.map((tag) => (
        <li key={tag} className={chip}>
          {tag}
        </li>
      ))}
      {lead.tags.map((tag) => (
        <li key={`own ${tag}`} className={`${chip} border border-field-border bg-bg pr-0`}>
          <Link
            to={leadsAddress({ tag })}
            title={`All leads tagged ${tag}`}
            className="wrap-anywhere hover:underline"
          >
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
        // The field takes no more height than its button, so that what is below does not move.
        <li className="flex [&>form]:-my-1">
          <InlineField
            action="Add Tag"
            buttonId={buttonId}
            label="New tag"
            submit="Add"
            schema={tagSchema}
            suggestions={known.map(({ tag }) => tag).filter((tag) => !isThere(tag))}
            refuse={(tag) => (isThere(tag) ? 'This tag already exists' : undefined)}
            onSubmit={(tag) => change([...lead.tags, tag])}
            className={`${chip} border border-dashed border-field-border bg-bg`}
          />
        </li>
      )}
    </ul>
  );
}
