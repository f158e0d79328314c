import { contractController, startStream } from '@golghar/platform';
import { AlertLinkService } from './alert-links/alert-link.service';
import { LeadDetailService } from './lead-detail.service';
import { PeopleService } from './people/people.service';
import { PersonDataService } from './people/person-data.service';
import { QuarantineService } from './quarantine.service';
import { UndoService } from './undo.service';

export const DeskController = contractController(
  {
    details: LeadDetailService,
    quarantine: QuarantineService,
    undos: UndoService,
    people: PeopleService,
    personData: PersonDataService,
    alertLinks: AlertLinkService,
  },
  {
    getSubmission: async ({ params: { id }, user }, { details }) => ({
      submission: await details.find(id, user),
    }),
    markNotSpam: async ({ params: { id }, user }, { quarantine }) => ({
      submission: await quarantine.mark(id, 'notSpam', user),
    }),
    markSpam: async ({ params: { id }, user }, { quarantine }) => ({
      submission: await quarantine.mark(id, 'spam', user),
    }),
    listUndoableChanges: async ({ params: { id }, user }, { undos }) => ({
      changes: await undos.list(id, user),
    }),
    undoChange: async ({ params: { id, changeId }, user }, { undos }) => ({
      submission: await undos.undo(id, changeId, user),
    }),
    undoBulkChange: ({ params: { id }, user }, { undos }) => startStream(undos.undoMany(id, user)),
    getPerson: async ({ params: { id }, user }, { people }) => ({ person: await people.find(id, user) }),
    mergePeople: ({ params: { id }, body: { otherId }, user }, { people }) => people.merge(id, otherId, user),
    splitPerson: ({ params: { id }, body: { submissionIds }, user }, { people }) =>
      people.split(id, submissionIds, user),
    undoPersonChange: ({ params: { id }, user }, { people }) => people.undo(id, user),
    exportPerson: ({ params: { id }, query: { format }, user }, { personData }) =>
      format === 'html' ? personData.page(id, user) : personData.collect(id, user),
    erasePerson: async ({ params: { id }, user }, { personData }) => ({
      certificate: await personData.erase(id, user),
    }),
    openAlertLink: ({ query }, { alertLinks }) => alertLinks.page(query, { isPressed: false }),
    useAlertLink: ({ body }, { alertLinks }) => alertLinks.page(body, { isPressed: true }),
  },
);
