import {
  api,
  contactWords,
  correctionText,
  type ErasureCertificate,
  type LeadStatus,
  leadPath,
  type Person,
  personPath,
  serviceLabels,
  statusLabels,
  type TimelineEntry,
} from '@golghar/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button';
import { ListTime } from '@/ui/list-time';
import { SmallLink, TitledSection } from '@/ui/titled-section';
import { useErasePerson, useMergePeople, useSplitPerson } from '../../leads-core/api/use-person';
import { StatusBadge } from '../../leads-core/components/marks';
import { ActionItem, ActionList, countOf } from '../../leads-core/components/person-changes';
import { EraseButton } from '../../leads-core/dialogs/erase-button';
import { historyItem, historyList } from '../../leads-core/model/element-ids';

/** People with similar-sounding names, possibly the same person; staff decide. */
export function PersonMatches({ person }: { person: Person }) {
  const { mutate: merge, isPending } = useMergePeople();
  if (person.matches.length === 0) return null;
  return (
    <ActionList title="Perhaps the same person">
      {person.matches.map(({ id, name, city, phone, email, enquiries }) => (
        <ActionItem
          key={id}
          disabled={isPending}
          aria-label={`The same person as ${name}`}
          onClick={() => merge({ params: { id: person.id }, body: { otherId: id } })}
          action="Same person"
        >
          <Link to={personPath(id)} className="text-link wrap-anywhere">
            {name}
          </Link>
          <p className="text-14 text-ink-2 wrap-anywhere">
            {[phone, email, city, countOf(enquiries)].filter(Boolean).join(' · ')}
          </p>
        </ActionItem>
      ))}
    </ActionList>
  );
}

const labelOf = (status: string | null) => statusLabels[status as LeadStatus] ?? status;

function entryText({ kind, text, from, to, contact, correction }: TimelineEntry): string {
  const more = text ? `: ${text}` : '';
  if (kind === 'enquiry') return `Enquiry${more}`;
  if (kind === 'contact' && contact) return `${contactWords(contact)}${text ? `. ${text}` : ''}`;
  if (kind === 'status') return `Status changed from ${labelOf(from)} to ${labelOf(to)}`;
  if (kind === 'correction' && correction) return `Corrected: ${correctionText(correction)}`;
  if (kind === 'owner') return (to ? `Given to ${to}` : 'Left to nobody') + more;
  if (kind === 'reply') return `Answered by e-mail${more}`;
  return text ?? '';
}

export const PersonTimeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol aria-label="History" className={`${historyList} mt-2`}>
    {entries.map((entry, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and none are inserted
      <li key={`${entry.at} ${entry.kind} ${index}`} className={historyItem}>
        <div className={entry.kind === 'note' ? 'bg-note-ground px-3 py-1.5' : ''}>
          <p dir="auto" className="line-clamp-6 whitespace-pre-wrap wrap-anywhere">
            {entryText(entry)}
          </p>
          <p className="text-14 text-ink-2">
            {entry.author && `${entry.author.name}, `}
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time> ·{' '}
            <Link to={leadPath(entry.submission.id)} className="text-link">
              {entry.submission.reference}
            </Link>
          </p>
        </div>
      </li>
    ))}
  </ol>
);

export function PersonEnquiries({ person }: { person: Person }) {
  const { mutate: split, isPending } = useSplitPerson();
  /** While splitting: the enquiries that are somebody else's. */
  const [chosen, setChosen] = useState<string[]>();
  const { submissions: leads } = person;
  const end = () => setChosen(undefined);
  return (
    <TitledSection
      title="Enquiries"
      count={person.enquiries}
      actions={
        leads.length > 1 &&
        !chosen && (
          <Button onClick={() => setChosen([])} size="small">
            Not the same person…
          </Button>
        )
      }
    >
      {chosen && (
        <div className="mt-2 flex flex-wrap items-center gap-2 bg-note-ground p-3">
          <p className="grow">Choose the enquiries that are somebody else’s.</p>
          <Button onClick={end} size="small" className="bg-bg">
            Cancel
          </Button>
          <Button
            disabled={isPending || chosen.length === 0 || chosen.length === leads.length}
            onClick={() =>
              split({ params: { id: person.id }, body: { submissionIds: chosen } }, { onSuccess: end })
            }
            size="small"
            look="primary"
          >
            Split
          </Button>
        </div>
      )}
      <ul aria-label="Enquiries" className="mt-2 border-t border-hairline">
        {leads.map(({ id, reference, name, service, status, submittedAt, owner }) => (
          <li key={id} className="flex min-h-12 items-center gap-3 border-b border-hairline py-1.5">
            {chosen && (
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
                }
                aria-label={`${reference} is somebody else’s`}
                className="checkbox shrink-0"
              />
            )}
            <div className="min-w-0 grow">
              <Link to={leadPath(id)} className="text-link block truncate">
                {serviceLabels[service]} · {name}
              </Link>
              <span className="text-14 text-ink-3">
                {reference} · <ListTime at={submittedAt} /> · {owner?.name ?? 'Unassigned'}
              </span>
            </div>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const exportPath = (id: string, format: 'json' | 'html') =>
  `${api.exportPerson.path.replace(':id', id)}?format=${format}`;

type Props = { person: Person; onErased: (certificate: ErasureCertificate) => void };

/** What a person may request: a copy of their data, and its erasure. For administrators. */
export function PersonData({ person, onErased }: Props) {
  const { id, name, enquiries } = person;
  const { mutate: erase } = useErasePerson(id, onErased);
  const all = enquiries === 1 ? 'The enquiry' : `All ${enquiries} enquiries`;
  return (
    <TitledSection title="Their data">
      <p className="text-ink-2">All that is kept of them, for when they ask for it.</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <SmallLink reloadDocument to={exportPath(id, 'html')} target="_blank" rel="noopener">
          Page to print
        </SmallLink>
        <SmallLink reloadDocument to={exportPath(id, 'json')} download={`person-${id}.json`}>
          JSON
        </SmallLink>
        <EraseButton
          className="text-danger"
          title={`Erase everything of ${name}?`}
          text={`${all}, notes, alerts and mails are deleted now, everywhere, and cannot be brought back. The audit log keeps only that it happened.`}
          onErase={() => erase({ params: { id } })}
        >
          Erase…
        </EraseButton>
      </p>
    </TitledSection>
  );
}

/** Certificate of erasure; it contains no names, so it can be kept. */
export function Certificate({ certificate }: { certificate: ErasureCertificate }) {
  const { id, erasedAt, erasedBy, statement, erased } = certificate;
  const save = () => {
    const text = JSON.stringify(certificate, null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), `erasure-${id}.json`);
  };
  return (
    <section aria-label="Certificate" className="grid gap-3 border-2 border-hairline p-4">
      <p>{statement}</p>
      <p className="text-ink-2">
        {erasedBy}, <time dateTime={erasedAt}>{formatMoment(erasedAt)}</time>: {countOf(erased.enquiries)},{' '}
        {erased.notes} notes, {erased.contacts} contacts, {erased.alerts} alerts, {erased.emails} mails.
      </p>
      <Button onClick={save} size="small" className="justify-self-start">
        Save the certificate
      </Button>
    </section>
  );
}
