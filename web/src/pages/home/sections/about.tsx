import type { about } from '@/content/home/about';
import { Quote } from '@/features/testimonials/quote';
import { Icon } from '@/ui/icon';
import { Art } from '@/ui/page/art';
import { PhoneFold } from '@/ui/page/faq';

export function About({ content }: { content: typeof about }) {
  return (
    <section id="about" aria-labelledby="about-title" className="section tone-neel on-neel">
      <div className="container grid gap-x-16 gap-y-6 md:gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 id="about-title" className="text-h2">
            {content.title}
          </h2>
          {content.story.map((paragraph) => (
            <p
              key={paragraph}
              className="mt-3 max-w-[60ch] text-ink-2 max-md:leading-normal md:mt-4 md:text-20"
            >
              {paragraph}
            </p>
          ))}
          {content.testimonial && (
            <div className="mt-6 max-w-[34rem] md:mt-10">
              <Quote {...content.testimonial} />
            </div>
          )}
        </div>
        <div>
          <h3 className="text-20">{content.strengthsTitle}</h3>
          <ul className="mt-3">
            {content.strengths.map((strength) => (
              <li
                key={strength}
                className="flex gap-3 border-t border-hairline py-2 leading-snug md:py-2.5 md:leading-[inherit]"
              >
                <Icon name="check" className="mt-1 shrink-0 text-success" />
                {strength}
              </li>
            ))}
          </ul>
          <h3 className="mt-6 text-20 md:mt-10">{content.valuesTitle}</h3>
          <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-4 md:gap-x-8">
            {content.values.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-display font-semibold text-accent">{title}</dt>
                <dd className="text-ink-2 max-md:text-15 max-md:leading-snug">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <PhoneFold
        title={content.teamTitle}
        className="container mt-6 md:mt-14"
        preview={
          <span aria-hidden className="flex -space-x-2">
            {content.team.map(({ name, portrait }) => (
              <Portrait key={name} of={portrait} className="size-9 border-2" />
            ))}
          </span>
        }
      >
        <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 pb-5 sm:grid-cols-4 md:mt-6 md:gap-y-8 md:pb-0 xl:grid-cols-7">
          {content.team.map(({ name, work, portrait }) => (
            <li key={name}>
              <Portrait of={portrait} className="size-16 border-[3px] md:size-24" />
              <strong className="mt-2 block font-display md:mt-3">{name}</strong>
              <span className="block leading-snug text-ink-2">{work}</span>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </section>
  );
}

function Portrait({ of, className }: { of: string; className: string }) {
  return (
    <Art
      name={`portraits/${of}`}
      width={96}
      height={96}
      className={`${className} rounded-full border-haldi`}
    />
  );
}
