import { backOfficePaths, type ErasureCertificate } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useParams } from 'react-router';
import { personQuery } from '@/features/leads-core/api/use-person';
import { ContactLink } from '@/features/leads-core/components/contact-links';
import { PersonChanges } from '@/features/leads-core/components/person-changes';
import {
  Certificate,
  PersonData,
  PersonEnquiries,
  PersonMatches,
  PersonTimeline,
} from '@/features/people/components/person-parts';
import { ApiError } from '@/lib/api/api-error';
import { readForStaff, useSession } from '@/lib/session/current-user';
import { QueryState } from '@/ui/query-state';
import { TitledSection } from '@/ui/titled-section';

export const clientLoader = ({ params: { id = '' } }: ClientLoaderFunctionArgs) =>
  readForStaff(personQuery(id));

function Heading({ children }: { children: string }) {
  return (
    <>
      <h1 className="mb-2 min-h-11 text-25 wrap-anywhere">{children}</h1>
      <Link to={backOfficePaths.leads} className="text-link inline-flex min-h-11 items-center">
        All Leads
      </Link>
    </>
  );
}

function Found({ id, onErased }: { id: string; onErased: (certificate: ErasureCertificate) => void }) {
  const query = useQuery(personQuery(id));
  const { data: person, error } = query;
  const isAdmin = useSession().user?.role === 'admin';
  if (!person && error instanceof ApiError && error.status === 404)
    return <Heading>This person is no longer here</Heading>;
  if (!person) return <QueryState query={query} failed="The person could not be loaded" />;
  const others = person.names.filter((name) => name !== person.name);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <Heading>{person.name}</Heading>
        {others.length > 0 && <p className="text-14 text-ink-3 wrap-anywhere">Also {others.join(', ')}</p>}
        <p className="mt-1 flex flex-wrap gap-x-4">
          {person.phones.map((phone) => (
            <ContactLink key={phone} type="tel" text={phone} />
          ))}
          {person.emails.map((email) => (
            <ContactLink key={email} type="email" text={email} />
          ))}
        </p>
      </div>
      <PersonMatches person={person} />
      <PersonEnquiries person={person} />
      <PersonChanges person={person} />
      <TitledSection title="What happened">
        <PersonTimeline entries={person.timeline} />
      </TitledSection>
      {isAdmin && <PersonData person={person} onErased={onErased} />}
    </div>
  );
}

export default function PersonPage() {
  const { id = '' } = useParams();
  const [certificate, setCertificate] = useState<ErasureCertificate>();
  return (
    <div className="mx-auto max-w-[60rem] p-4 sm:px-8 sm:py-6">
      {certificate ? (
        <>
          <Heading>Erased</Heading>
          <Certificate certificate={certificate} />
        </>
      ) : (
        <Found key={id} id={id} onErased={setCertificate} />
      )}
    </div>
  );
}
