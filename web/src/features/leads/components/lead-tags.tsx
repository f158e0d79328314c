import type { Submission } from '@golghar/contracts';

const chip = 'inline-flex items-center rounded-chip bg-sunk px-2 py-0.5 text-14 text-ink-2';

/** The service, how to answer, where it came from, and what staff added. */
export function LeadTags({ lead }: { lead: Submission }) {
  const tags = [
    lead.service.replaceAll('_', ' '),
    ...(lead.phone ? ['Phone Inquiry'] : []),
    'Website Lead',
    ...lead.tags,
  ];
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className={chip}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
