import type { clients as EnglishClients } from '@/content/home/clients';
import { LogoStrip } from '@/features/motion/logo-strip';
import { artUrl } from '@/lib/art-url';

export function Clients({ content: clients }: { content: typeof EnglishClients }) {
  const logos = clients.logos.map(({ id, name, image }) => ({
    id,
    name,
    url: artUrl(`logos/${image}`),
    darkUrl: artUrl(`logos/${image}-light`),
  }));
  if (logos.length === 0) return null;
  return (
    <section id="clients" aria-labelledby="clients-title" className="py-8 md:py-14">
      <div className="container mb-5 flex md:mb-8 flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 id="clients-title" className="text-25">
          {clients.title}
        </h2>
        <p className="text-ink-3">{clients.text}</p>
      </div>
      <LogoStrip logos={logos} label={clients.title} />
    </section>
  );
}
