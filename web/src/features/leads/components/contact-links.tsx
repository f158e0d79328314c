import type { Submission } from '@golghar/contracts';

/** Digits and a leading plus, as `tel:` wants them (RFC 3966). */
export const dialled = (phone: string): string => phone.replace(/(?!^\+)\D/g, '');

/** A number as WhatsApp wants it; one of ten digits is taken for an Indian one. */
const whatsapp = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 ? `91${digits}` : digits;
};

/** How to answer the enquirer, the quickest way first. */
export function ContactLinks({ lead }: { lead: Submission }) {
  return (
    <>
      <a className="button button-small button-primary" href={`tel:${dialled(lead.phone)}`}>
        Call
      </a>
      <a
        className="button button-small button-secondary"
        href={`https://wa.me/${whatsapp(lead.phone)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
      </a>
      <a className="button button-small button-secondary" href={`mailto:${lead.email}`}>
        Write
      </a>
    </>
  );
}
