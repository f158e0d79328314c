import type { about } from '@/content/about';
import { Quote } from '@/features/testimonials/quote';
import { artUrl } from '@/lib/art-url';
import { Icon } from '@/ui/icon';

export function About({ content }: { content: typeof about }) {
  return (
    <section id="about" aria-labelledby="about-title" className="section tone-neel on-neel">
      <div className="container grid gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 id="about-title" className="text-h2">
            {content.title}
          </h2>
          {content.story.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[60ch] text-20 text-ink-2">
              {paragraph}
            </p>
          ))}
          <div className="mt-10 max-w-[34rem]">
            <Quote {...content.testimonial} />
          </div>
        </div>
        <div>
          <h3 className="text-20">{content.strengthsTitle}</h3>
          <ul className="mt-3">
            {content.strengths.map((strength) => (
              <li key={strength} className="flex gap-3 border-t border-hairline py-2.5">
                <Icon name="check" className="mt-1 shrink-0 text-success" />
                {strength}
              </li>
            ))}
          </ul>
          <h3 className="mt-10 text-20">{content.valuesTitle}</h3>
          <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {content.values.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-display font-semibold text-accent">{title}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="container mt-14">
        <h3 className="text-25">{content.teamTitle}</h3>
        <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4 xl:grid-cols-7">
          {content.team.map(({ name, work, portrait }) => (
            <li key={name}>
              <img
                src={artUrl(`portraits/${portrait}`)}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                className="size-24 rounded-full border-[3px] border-haldi"
              />
              <strong className="mt-3 block font-display">{name}</strong>
              <span className="block leading-snug text-ink-2">{work}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
