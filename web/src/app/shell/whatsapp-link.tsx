import { whatsappHref } from '@/content/site';
import { useWords } from '@/content/use-words';
import { useInView } from '@/lib/hooks/use-in-view';
import { SocialMark } from '@/ui/page/social-mark';

/** Floats at the bottom right of every public page but on phones, where the bar has it; on tablets not over a form's fields. */
export function WhatsAppLink() {
  const { chat, landmarks, newTab } = useWords();
  const isOverForm = useInView('main form', '-80% 0px 0px 0px');
  if (!whatsappHref) return null;
  return (
    <aside aria-label={landmarks.chat} className={`max-md:hidden ${isOverForm ? 'max-lg:invisible' : ''}`}>
      <a
        href={whatsappHref}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${chat} ${newTab}`}
        className="whatsapp fixed z-40 grid size-14 place-items-center rounded-full border-2 border-white bg-(--dye-patta) text-white shadow-overlay hover:bg-[#125332] print:hidden"
      >
        <SocialMark of="whatsapp" size={30} />
      </a>
    </aside>
  );
}
