export const searchFieldId = 'lead-search';

export const paneId = 'open-lead';

export const cardId = (leadId: string) => `lead-card-${leadId}`;

export const addTagId = 'add-tag';

export const rowId = (leadId: string) => `lead-row-${leadId}`;

export type NotePlace = 'detail' | 'dialog';

export const noteFieldId = (leadId: string, place: NotePlace) => `note-${place}-${leadId}`;

export const messageFieldId = (leadId: string) => `message-${leadId}`;

export type StatusPlace = 'row' | 'detail';

export const statusMenuName = (place: StatusPlace, leadId: string) => `${place} ${leadId}`;

/** An entry of a history, with its dot on the line. */
export const historyItem =
  'relative py-1.5 pl-5 before:absolute before:top-3.5 before:-left-[7px] before:size-3 before:rounded-full before:border-2 before:border-ink-3 before:bg-bg';
