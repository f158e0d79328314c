import { leadPath, type Submission } from '@golghar/contracts';
import { Link } from 'react-router';
import { ContactLinks } from './contact-links';
import { DeleteLeadButton } from './delete-lead-button';
import { LeadBody } from './lead-body';
import { LeadTags } from './lead-tags';
import { NotesPreview } from './notes-preview';

type Props = { lead: Submission; canDelete: boolean };

/** What an open card of the list shows where there is no room for a pane beside it. */
export function LeadCardBody({ lead, canDelete }: Props) {
  return (
    <div className="grid gap-4">
      <LeadTags lead={lead} />
      <NotesPreview lead={lead} />
      <div>
        <LeadBody lead={lead} heading="h4" />
      </div>
      <div className="flex flex-wrap gap-2">
        <ContactLinks lead={lead} />
        <Link to={leadPath(lead.id)} className="button button-small button-secondary">
          Open
        </Link>
        {canDelete && <DeleteLeadButton lead={lead} />}
      </div>
    </div>
  );
}
