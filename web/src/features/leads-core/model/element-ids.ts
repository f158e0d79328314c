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

/** A history, as a line with a dot for each of its entries. */
export const historyList =
  'relative before:absolute before:inset-y-0 before:left-1.5 before:w-0.5 before:bg-hairline';

/** An entry of it. Out of sight it is neither laid out nor painted, as a history may be long: its dot must lie inside of it. */
export const historyItem =
  'relative py-1.5 pl-7 [contain-intrinsic-size:auto_1.5rem] [content-visibility:auto] before:absolute before:top-3.5 before:left-px before:size-3 before:rounded-full before:border-2 before:border-ink-3 before:bg-bg';
