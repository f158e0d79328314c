import { api, type ErasureCertificate, type Person } from '@golghar/contracts';
import { useState } from 'react';
import { formatMoment } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button';
import { TitledSection } from '@/ui/titled-section';
import { EraseDialog } from '../../leads-core/dialogs/erase-dialog';
import { useErasePerson } from '../api/use-person';

const exportPath = (id: string, format: 'json' | 'html') =>
  `${api.exportPerson.path.replace(':id', id)}?format=${format}`;

type Props = { person: Person; onErased: (certificate: ErasureCertificate) => void };

/** What a person may ask for: all that is kept of them, and that it is erased. For administrators. */
export function PersonData({ person, onErased }: Props) {
  const [isErasing, setIsErasing] = useState(false);
  const { mutate: erase, isPending } = useErasePerson(person.id, onErased);
  const all = person.enquiries === 1 ? 'The enquiry' : `All ${person.enquiries} enquiries`;
  return (
    <TitledSection title="Their data">
      <p className="text-ink-2">All that is kept of them, for when they ask for it.</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <a
          href={exportPath(person.id, 'html')}
          target="_blank"
          rel="noopener"
          className="button button-small button-secondary"
        >
          Page to print
        </a>
        <a
          href={exportPath(person.id, 'json')}
          download={`person-${person.id}.json`}
          className="button button-small button-secondary"
        >
          JSON
        </a>
        <Button onClick={() => setIsErasing(true)} size="small" className="text-danger">
          Erase…
        </Button>
      </p>
      {isErasing && (
        <EraseDialog
          title={`Erase everything of ${person.name}?`}
          text={`${all}, notes, alerts and mails are deleted now, everywhere, and cannot be brought back. The audit log keeps only that it happened.`}
          isPending={isPending}
          onErase={() => erase()}
          onClose={() => setIsErasing(false)}
        />
      )}
    </TitledSection>
  );
}

/** Says that it was done; it names nobody, so that it can be kept. */
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
        {erasedBy}, <time dateTime={erasedAt}>{formatMoment(erasedAt)}</time>: {erased.enquiries}{' '}
        {erased.enquiries === 1 ? 'enquiry' : 'enquiries'}, {erased.notes} notes, {erased.contacts} contacts,{' '}
        {erased.alerts} alerts, {erased.emails} mails.
      </p>
      <Button onClick={save} size="small" className="justify-self-start">
        Save the certificate
      </Button>
    </section>
  );
}
