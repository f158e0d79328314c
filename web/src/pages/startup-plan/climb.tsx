import { artUrl } from '@/lib/art-url';
import { Section } from '@/ui/page/section';

type Props = { title: string; steps: readonly (readonly string[])[] };

const landings = ['', 'ml-3', 'ml-6', 'ml-9', 'ml-12', 'ml-15'];

/** The steps as landings of the granary's stair; its flag rises while the visitor climbs (motion.css). */
export function Climb({ title, steps }: Props) {
  return (
    <Section title={title} tone="surface">
      <div className="climb grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1fr]">
        <div className="self-start bg-haldi lg:sticky lg:top-24">
          <div className="relative">
            <img
              src={artUrl('climb/granary')}
              alt=""
              width={640}
              height={600}
              loading="lazy"
              className="block h-auto w-full"
            />
            <img
              src={artUrl('climb/flag')}
              alt=""
              width={44}
              height={30}
              loading="lazy"
              className="climb-flag absolute top-[23%] left-[51.4%] h-auto w-[8%]"
            />
          </div>
        </div>
        <ol>
          {steps.map(([name, text], index) => (
            <li
              key={name}
              className={`grid grid-cols-[3.5rem_1fr] border-l-4 border-ink pb-8 pl-5 last:pb-0 ${landings[index] ?? ''}`}
            >
              <span
                aria-hidden
                className="figure font-display text-44 leading-none font-extrabold text-accent"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-25">{name}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
