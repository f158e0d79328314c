import { api, maxSessions } from '@golghar/contracts';
import { ApiTokens, apiTokensQuery } from '@/features/account/components/api-tokens';
import { MessageWords } from '@/features/account/components/message-words';
import { NameForm, SoundSetting } from '@/features/account/components/name-form';
import { SessionList, sessionsQuery } from '@/features/account/components/session-list';
import PasswordForm from '@/features/session/components/password-form';
import { readForStaff, useSession } from '@/lib/session/current-user';

export const clientLoader = () => readForStaff(sessionsQuery, apiTokensQuery);

export default function AccountPage() {
  const { user } = useSession();
  return (
    <div className="max-w-[36rem] p-4 sm:p-8">
      <h1 className="text-32">Your account</h1>
      <h2 className="mt-6 mb-4 text-20">Your name</h2>
      {user && <NameForm name={user.name} />}
      <h2 id="words" className="mt-10 mb-4 text-20">
        Signature and greeting
      </h2>
      <MessageWords />
      <h2 className="mt-10 mb-4 text-20">Change password</h2>
      <PasswordForm />
      <h2 className="mt-10 mb-1 text-20">Where you are signed in</h2>
      <p className="mb-4 text-15 text-ink-2">
        At most {maxSessions} browsers at a time. One that you don't know? Sign it out and change your
        password.
      </p>
      <SessionList />
      <h2 className="mt-10 mb-1 text-20">API tokens</h2>
      <p className="mb-4 text-15 text-ink-2">
        For programs of yours, such as a spreadsheet. They end when you revoke them, change your password or
        your account is disabled.{' '}
        <a href={api.apiReference.path} className="text-link">
          What the API offers
        </a>
      </p>
      {user && <ApiTokens role={user.role} />}
      <h2 className="mt-10 mb-1 text-20">New enquiries</h2>
      <SoundSetting />
    </div>
  );
}
