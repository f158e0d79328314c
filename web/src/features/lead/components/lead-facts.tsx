import {
  backOfficePaths,
  type Choice,
  type CorrectableField,
  choiceFacts,
  choiceName,
  correctableFields,
  historyLine,
  type KnownSource,
  leadFields,
  leadFieldText,
  personPath,
  type Submission,
  sourceLabel,
  sourceName,
  type Touch,
} from '@golghar/contracts';
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/ui/button';
import { formatMonth, formatValue } from '../../leads-core/model/lead-words';
import { internationalNumber } from '../../leads-core/model/phone';
import { openDialog } from '../../leads-core/store/inbox';

/** How somebody came, beside the name of the source: medium, campaign, word, and the page to which it led. */
export function describeTouch({ utm, landingPage }: Touch): string {
  const words = [utm.medium, utm.campaign, utm.term && `“${utm.term}”`, utm.content];
  return [...words, landingPage && `landed on ${landingPage}`].filter(Boolean).join(' · ');
}

const fact = (label: string, value: ReactNode, width = '') => (
  <div className={`grid grid-cols-[4.75rem_1fr] gap-x-2 ${width}`}>
    <dt className="text-ink-3">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{value}</dd>
  </div>
);

const links: Partial<Record<CorrectableField, (text: string) => ReactNode>> = {
  phone: (phone) => (
    <a className="text-link tabular whitespace-nowrap" href={`tel:${internationalNumber(phone)}`}>
      {phone}
    </a>
  ),
  email: (email) => (
    <a className="text-link" href={`mailto:${email}`}>
      {email}
    </a>
  ),
};

/** Who it is and how to reach them. */
export function LeadFacts({ lead }: { lead: Submission }) {
  return (
    <div className="@container">
      <dl className="grid gap-x-4 gap-y-1 @lg:grid-cols-[2fr_3fr]">
        {/* A lead from a file may lack a phone number or an address. */}
        {correctableFields.map((name) => {
          const text = leadFieldText(name, lead[name]);
          if (name === 'name' || !text) return null;
          return <Fragment key={name}>{fact(leadFields[name].label, links[name]?.(text) ?? text)}</Fragment>;
        })}
        {fact('Reference', <span className="tabular">{lead.reference}</span>)}
        {lead.person.enquiries > 1 &&
          fact(
            'Person',
            <Link to={personPath(lead.person.id)} className="text-link">
              {lead.history ? historyLine(lead.history) : `${lead.person.enquiries} enquiries`}
            </Link>,
          )}
        {fact('Value', <ValueButton lead={lead} />)}
        {lead.source &&
          (lead.source.first
            ? fact('This time', <SourceFact touch={lead.source} />)
            : fact('Source', <SourceFact touch={lead.source} />, '@lg:col-span-2'))}
        {lead.source?.first && fact('First', <FirstTouch touch={lead.source.first} />, '@lg:col-span-2')}
        {lead.choice && fact('Chosen', <ChoiceFact choice={lead.choice} />, '@lg:col-span-2')}
      </dl>
    </div>
  );
}

/** What the lead may bring and when; a press changes it. */
function ValueButton({ lead }: { lead: Submission }) {
  const { value, expectedMonth } = lead;
  return (
    <button
      type="button"
      title="Value and month (V)"
      onClick={() => openDialog('outcome', lead.id)}
      className="text-link tabular min-h-6 text-left"
    >
      {value === null && !expectedMonth && 'Add a value'}
      {value !== null && formatValue(value)}
      {expectedMonth && ` expected ${formatMonth(expectedMonth)}`}
    </button>
  );
}

/** Where the enquiry came from, with the way to all that came from there. */
function SourceFact({ touch }: { touch: KnownSource }) {
  const name = sourceName(touch);
  const label = sourceLabel(touch);
  const more = touch.entered ? `entered by ${touch.entered.by.name}` : describeTouch(touch);
  return (
    <>
      <Link
        to={`${backOfficePaths.leads}?${new URLSearchParams({ source: name })}`}
        title={`All leads from ${label}`}
        className="text-link"
      >
        {label}
      </Link>
      {more && <span className="text-ink-2"> · {more}</span>}
    </>
  );
}

/** What was chosen before writing, with the way to all that chose the same. */
function ChoiceFact({ choice }: { choice: Choice }) {
  const name = choiceName(choice) ?? '';
  return (
    <>
      {choiceFacts(choice).map(({ label, value }) => (
        <span key={label} className="block">
          <span className="text-ink-2">{label}:</span> {value}
        </span>
      ))}
      <Link to={`${backOfficePaths.leads}?${new URLSearchParams({ choice: name })}`} className="text-link">
        All leads with “{name}”
      </Link>
    </>
  );
}

/** What led the visitor here before: lists and reports count what led here last. */
function FirstTouch({ touch }: { touch: Touch }) {
  const words = [sourceName(touch), describeTouch(touch)].filter(Boolean).join(' · ');
  return <span className="text-ink-2">{words}</span>;
}

/** What was written; a long message shows its beginning, so that what was done about it stays in sight. */
export function LeadMessage({ message, heading: Heading }: { message: string; heading: 'h2' | 'h3' | 'h4' }) {
  const [isWhole, setIsWhole] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = text.current;
    if (element && !isWhole && message) setIsLong(element.scrollHeight > element.clientHeight + 2);
  }, [message, isWhole]);
  // Somebody who called may have left none.
  if (!message) return null;
  return (
    <section>
      <Heading className="text-17">Message</Heading>
      <p
        ref={text}
        dir="auto"
        className={`mt-1 max-w-[75ch] whitespace-pre-wrap wrap-anywhere ${isWhole ? '' : 'line-clamp-6'}`}
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
