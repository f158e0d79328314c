import { whatsappHref } from '@/content/site';
import { useWords } from '@/content/use-words';
import { useInView } from '@/lib/use-in-view';
import { SocialMark } from '@/ui/social-mark';

/** Floats at the bottom right of every public page; on phones not over a form's fields, nor over the bar. */
export function WhatsAppLink({ isCovered }: { isCovered: boolean }) {
  const { chat, landmarks, newTab } = useWords();
  const isOverForm = useInView('main form', '-80% 0px 0px 0px');
  if (!whatsappHref) return null;
  return (
    <aside
      aria-label={landmarks.chat}
      className={`${isCovered ? 'max-md:invisible' : ''} ${isOverForm ? 'max-lg:invisible' : ''}`}
    >
      <a
        href={whatsappHref}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${chat} ${newTab}`}
        className="fixed z-40 grid size-14 place-items-center rounded-full border-2 border-white bg-(--dye-patta) text-white shadow-overlay hover:bg-[#125332] print:hidden"
        style={{
          right: 'calc(1rem + env(safe-area-inset-right) + var(--removed-body-scroll-bar-size, 0px))',
          bottom: 'calc(1rem + env(safe-area-inset-bottom))',
        }}
      >
        <SocialMark of="whatsapp" size={30} />
      </a>
    </aside>
  );
}
