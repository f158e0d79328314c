import type { ComponentType, ReactNode } from 'react';
import type { contact } from '@/content/home/contact';
import { phoneHref, site } from '@/content/site';

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-2.5 not-first:border-t not-first:border-hairline not-has-[ul]:max-sm:grid not-has-[ul]:max-sm:grid-cols-[4rem_minmax(0,1fr)] not-has-[ul]:max-sm:items-baseline not-has-[ul]:max-sm:gap-3 sm:py-4">
      <dt className="text-15 text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Props = { content: typeof contact; Form: ComponentType };

function Details({ details }: typeof contact) {
  return (
    <div className="self-start bg-surface px-5 py-4 sm:p-8">
      <h3 className="text-25">{details.title}</h3>
      <dl className="mt-3">
        {site.phone && (
          <Detail label={details.phone}>
            <a
              className="text-link tabular inline-flex min-h-9 items-center text-20 font-semibold"
              href={phoneHref}
            >
              {site.phone}
            </a>
          </Detail>
        )}
        <Detail label={details.email}>
          <a
            className="text-link inline-flex min-h-9 items-center wrap-anywhere"
            href={`mailto:${site.email}`}
          >
            {site.email}
          </a>
        </Detail>
        <Detail label={details.address}>
          <address>
            {details.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Detail>
        <Detail label={details.hours}>
          <ul className="tabular">
            {details.open.map(({ days, hours }) => (
              <li key={days} className="flex justify-between gap-4">
                <span>{days}</span>
                <span>{hours}</span>
              </li>
            ))}
          </ul>
        </Detail>
      </dl>
    </div>
  );
}

export function Contact({ content, Form }: Props) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="section">
      <div className="container grid gap-6 md:gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
        <div>
          <h2 id="contact-title" className="text-h2">
            {content.title}
          </h2>
          <p className="mt-2 mb-5 max-w-[60ch] text-ink-2">{content.lead}</p>
          <Form />
        </div>
        <Details {...content} />
      </div>
    </section>
  );
}
