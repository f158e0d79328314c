import { about } from '@/content/about';
import { Quote } from '@/features/testimonials/quote';
import { Icon } from '@/ui/icon';

export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="section tone-neel on-neel">
      <div className="container grid gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 id="about-title" className="text-h2">
            {about.title}
          </h2>
          {about.story.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[60ch] text-20 text-ink-2">
              {paragraph}
            </p>
          ))}
          <div className="mt-10 max-w-[34rem]">
            <Quote {...about.testimonial} />
          </div>
        </div>
        <div>
          <h3 className="text-20">{about.strengthsTitle}</h3>
          <ul className="mt-3">
            {about.strengths.map((strength) => (
              <li key={strength} className="flex gap-3 border-t border-hairline py-2.5">
                <Icon name="check" className="mt-1 shrink-0 text-success" />
                {strength}
              </li>
            ))}
          </ul>
          <h3 className="mt-10 text-20">{about.valuesTitle}</h3>
          <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {about.values.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-display font-semibold text-accent">{title}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
