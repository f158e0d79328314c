import { leadPath } from '@golghar/contracts';
import { Link } from 'react-router';
import { ApiError } from '@/lib/api/api-error';
import { useLead } from '../../leads-core/api/use-lead';
import { GoneLead } from '../../leads-core/components/gone-lead';

/** What has become of a deleted lead that is not among those that were loaded: further down, restored, or erased. */
export function WantedDeletion({ id }: { id: string }) {
  const { data, error } = useLead(id);
  if (data)
    return (
      <p className="mb-4 bg-note-ground p-4">
        The lead of {data.name} has been restored.{' '}
        <Link to={leadPath(id)} className="text-link">
          Open it
        </Link>
      </p>
    );
  if (!(error instanceof ApiError) || error.status !== 404) return null;
  return (
    <div className="mb-4 bg-note-ground">
      <GoneLead id={id} name={undefined} deletion={error.wire?.deletion} heading="h2" />
    </div>
  );
}
