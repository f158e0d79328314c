import type { AccountLink, User } from '@golghar/contracts';
import { type RefObject, useRef, useState } from 'react';
import { formatMoment } from '@/lib/dates';
import { Modal } from '@/ui/modal';

type Props = {
  user: Pick<User, 'name' | 'email'>;
  link: AccountLink;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
};

const words = {
  invitation: { title: 'Invitation for', after: '' },
  reset: { title: 'A new password for', after: ' Until it is used the old password goes on working.' },
};

/** Shows a new link, the only time that anybody but its owner sees it. */
export function LinkDialog({ user, link, onClose, returnTo }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const { title, after } = words[link.purpose];

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link.url);
      setCopied('yes');
    } catch {
      // Without TLS, or when the browser does not allow it.
      setCopied('no');
    }
  };

  return (
    <Modal
      title={`${title} ${user.name}`}
      text={`An email with this link is on its way to ${user.email}. You can also pass it on yourself; it is shown only once.`}
      onClose={onClose}
      returnTo={returnTo}
    >
      <div className="mt-4 flex gap-2">
        <input
          ref={field}
          readOnly
          aria-label="Link to choose a password"
          value={link.url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="field min-w-0 grow"
        />
        <button type="button" onClick={() => void copy()} className="button button-primary shrink-0">
          Copy
        </button>
      </div>
      <p role="status" className="mt-1 min-h-6 text-14 text-ink-2">
        {copied === 'yes' && 'Copied.'}
        {copied === 'no' &&
          'Your browser does not allow copying here. The link is selected: copy it by hand.'}
      </p>
      <p className="text-14 text-ink-3">
        It works once, until {formatMoment(link.expiresAt)}.{after}
      </p>
    </Modal>
  );
}
