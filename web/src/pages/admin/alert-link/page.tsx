import type { AlertLink } from '@golghar/contracts';
import { useLocation } from 'react-router';
import { AuthLayout } from '@/app/admin-shell/auth-layout';
import { useOpenLink } from '@/features/alert-links/api/use-open-link';
import { AlertLinkForm } from '@/features/alert-links/components/alert-link-form';
import { RefusedLink } from '@/features/alert-links/components/refused-link';
import { linkOfHash } from '@/features/alert-links/model/link-of-hash';
import { WithQueries } from '@/lib/with-queries';
import { ErrorPanel } from '@/ui/error-panel';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('From the mail');

/** Where the links in the mail about an enquiry lead. Nobody has to be signed in. */
export default function AlertLinkPage() {
  const link = linkOfHash(useLocation().hash);
  return (
    <WithQueries>
      <AuthLayout>
        {link ? (
          <Checked key={`${link.action} ${link.token}`} link={link} />
        ) : (
          <RefusedLink text="This link was not copied whole. Please press it in the mail itself." />
        )}
      </AuthLayout>
    </WithQueries>
  );
}

function Checked({ link }: { link: AlertLink }) {
  const { data, isError, refetch } = useOpenLink(link);
  if (data && 'open' in data) return <AlertLinkForm link={link} open={data.open} />;
  if (data) return <RefusedLink text={data.refusal} />;
  return (
    <>
      <h1 className="text-32">Checking the link...</h1>
      {isError && <ErrorPanel text="The link could not be checked." onRetry={() => void refetch()} />}
    </>
  );
}
