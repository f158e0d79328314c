import { linkTokenSchema } from '@golghar/contracts';
import { useLocation } from 'react-router';
import { AuthLayout } from '@/features/session/components/auth-layout';
import { DeadLink, SetPassword } from '@/features/session/components/set-password-form';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Choose a password');

export default function SetPasswordPage() {
  const token = linkTokenSchema.safeParse(useLocation().hash.slice(1)).data;
  return <AuthLayout>{token ? <SetPassword key={token} token={token} /> : <DeadLink />}</AuthLayout>;
}
