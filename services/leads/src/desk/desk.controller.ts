import { Readable } from 'node:stream';
import { api } from '@golghar/contracts';
import { contractController, startStream } from '@golghar/platform';
import { EventStreams } from '../leads/events/event-streams';
import * as tags from '../leads/tag.service';
import { alertLinkPage } from './alert-links/alert-link.service';
import * as leads from './lead.service';
import * as people from './people/people.service';
import * as personData from './people/person-data.service';
import { personPage } from './people/person-page';
import * as undos from './undo.service';

/** A lead's page, the people behind the leads, tags, links in alerts, and live events. */
export const DeskController = contractController(
  { streams: EventStreams },
  {
    getSubmission: ({ params: { id }, user }, { database }) => leads.find(database.manager, id, user),
    listUndoableChanges: async ({ params: { id }, user }, { database }) => ({
      changes: await undos.list(database.manager, id, user),
    }),
    undoBulkChange: ({ params: { id }, user }, { database }) =>
      startStream(undos.undoMany(database, id, user)),
    async exportPerson({ params: { id }, query: { format }, user }, { database }) {
      const data = await personData.collect(database, id, user);
      return format === 'html' ? Readable.from([personPage(api.exportPerson.response.parse(data))]) : data;
    },
    openAlertLink: ({ query }, { database }) => alertLinkPage(database, query, { isPressed: false }),
    useAlertLink: ({ body }, { database }) => alertLinkPage(database, body, { isPressed: true }),
    listTags: async ({ user }, { database }) => ({ tags: await tags.list(database, user) }),
    renameTag: ({ body, user }, { database }) => tags.rename(database, body, user),
    events: ({ user }, { streams }) => streams.add(user),
  },
  {
    updateSubmission: ({ params, body, user }, { manager }) => leads.update(manager, params.id, body, user),
    tellViewing: ({ params, body, user }, { manager }) =>
      leads.tellViewing(manager, params.id, body.isOpen, user),
    addNote: ({ params, body, user }, { manager }) => leads.addNote(manager, params.id, body.content, user),
    addContact: ({ params, body, user }, { manager }) => leads.addContact(manager, params.id, body, user),
    markSpam: ({ params: { id }, user }, { manager }) => leads.mark(manager, id, 'spam', user),
    markNotSpam: ({ params: { id }, user }, { manager }) => leads.mark(manager, id, 'notSpam', user),
    deleteSubmission: ({ params: { id }, user }, { manager }) => leads.remove(manager, id, user),
    restoreSubmission: ({ params: { id }, user }, { manager }) => leads.restore(manager, id, user),
    eraseSubmission: ({ params: { id }, user }, { manager }) => leads.erase(manager, id, user),
    undoChange: ({ params: { id, changeId }, user }, { manager }) => undos.undo(manager, id, changeId, user),
    getPerson: ({ params: { id }, user }, { manager }) => people.find(manager, id, user),
    mergePeople: ({ params: { id }, body, user }, { manager }) =>
      people.merge(manager, id, body.otherId, user),
    splitPerson: ({ params: { id }, body, user }, { manager }) =>
      people.split(manager, id, body.submissionIds, user),
    undoPersonChange: ({ params: { id }, user }, { manager }) => people.undo(manager, id, user),
    erasePerson: ({ params: { id }, user }, { manager }) => personData.erase(manager, id, user),
  },
);
