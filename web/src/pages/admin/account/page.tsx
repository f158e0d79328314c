import { PasswordForm } from '@/features/session/components/password-form';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Your account');

export default function AccountPage() {
  return (
    <div className="max-w-[30rem] p-4 sm:p-8">
      <h1 className="text-32">Your account</h1>
      <h2 className="mt-6 mb-4 text-20">Change password</h2>
      <PasswordForm />
    </div>
  );
}
