/** Ids of elements that shortcuts focus. */
export const searchFieldId = 'lead-search';

/** The pane beside the list, if there is room for one. */
export const paneId = 'open-lead';

/** The expanded part of a row. */
export const cardId = (leadId: string) => `lead-card-${leadId}`;

/** The button that adds a tag to the open lead. */
export const addTagId = 'add-tag';

export const rowId = (leadId: string) => `lead-row-${leadId}`;

/** Notes are written in the open lead or in the notes dialog. */
export type NotePlace = 'detail' | 'dialog';

export const noteFieldId = (leadId: string, place: NotePlace) => `note-${place}-${leadId}`;

export const messageFieldId = (leadId: string) => `message-${leadId}`;

/** The status is set in a row or in the open lead. */
export type StatusPlace = 'row' | 'detail';

export const statusMenuName = (place: StatusPlace, leadId: string) => `${place} ${leadId}`;

/** An entry of a history, with its dot on the line. */
export const historyItem =
  'relative py-1.5 pl-5 before:absolute before:top-3.5 before:-left-[7px] before:size-3 before:rounded-full before:border-2 before:border-ink-3 before:bg-bg';
