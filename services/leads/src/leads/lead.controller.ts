import { contractController } from '@golghar/platform';
import { EventStreams } from './events/event-streams';
import { LeadService } from './lead.service';
import { TagService } from './tag.service';

export const LeadController = contractController(
  { leads: LeadService, tags: TagService, streams: EventStreams },
  {
    updateSubmission: async ({ params: { id }, body, user }, { leads }) => ({
      submission: await leads.update(id, body, user),
    }),
    deleteSubmission: ({ params: { id }, user }, { leads }) => leads.delete(id, user),
    restoreSubmission: async ({ params: { id }, user }, { leads }) => ({
      submission: await leads.restore(id, user),
    }),
    eraseSubmission: ({ params: { id }, user }, { leads }) => leads.erase(id, user),
    tellViewing: ({ params: { id }, body: { isOpen }, user }, { leads }) =>
      leads.tellViewing(id, isOpen, user),
    addNote: ({ params: { id }, body: { content }, user }, { leads }) => leads.addNote(id, content, user),
    addContact: ({ params: { id }, body, user }, { leads }) => leads.addContact(id, body, user),
    listTags: async ({ user }, { tags }) => ({ tags: await tags.list(user) }),
    renameTag: async ({ body: { from, to }, user }, { tags }) => ({
      changed: await tags.rename(from, to, user),
    }),
    events: ({ user }, { streams }) => streams.add(user),
  },
);
