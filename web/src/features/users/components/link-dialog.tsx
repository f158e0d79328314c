import type { AccountLink, User } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { CopyField } from '@/ui/form/copy-field';
import { Modal, type ModalControl } from '@/ui/overlay/modal';

type Props = ModalControl & {
  user: Pick<User, 'name' | 'email'>;
  link: AccountLink;
};

const words = {
  invitation: { title: 'Invitation for', after: '' },
  reset: { title: 'A new password for', after: ' Until it is used the old password goes on working.' },
};

/** Shows a new link, the only time that anybody but its owner sees it. */
export function LinkDialog({ user, link, ...modal }: Props) {
  const { title, after } = words[link.purpose];
  return (
    <Modal
      title={`${title} ${user.name}`}
      text={`An email with this link is on its way to ${user.email}. You can also pass it on yourself; it is shown only once.`}
      {...modal}
    >
      <CopyField label="Link to choose a password" value={link.url} what="The link" />
      <p className="text-14 text-ink-3">
        It works once, until {formatMoment(link.expiresAt)}.{after}
      </p>
    </Modal>
  );
}
