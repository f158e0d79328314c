/** Ids of what the keys go to. */
export const searchFieldId = 'lead-search';

/** The pane beside the list, where there is one. */
export const paneId = 'open-lead';

/** What a row of the list expands to. */
export const cardId = (leadId: string) => `lead-card-${leadId}`;

/** The button that asks for another tag of the open lead. */
export const addTagId = 'add-tag';

export const rowId = (leadId: string) => `lead-row-${leadId}`;

/** A note is written in the lead itself or in the dialog of its notes. */
export type NotePlace = 'detail' | 'dialog';

export const noteFieldId = (leadId: string, place: NotePlace) => `note-${place}-${leadId}`;

/** Where an answer, or a message for WhatsApp, is written. */
export const messageFieldId = (leadId: string) => `message-${leadId}`;

/** A lead's status is set in its row or in the open lead. */
export type StatusPlace = 'row' | 'detail';

/** Names a menu of statuses among all. */
export const statusMenuName = (place: StatusPlace, leadId: string) => `${place} ${leadId}`;

/** Looks of a row that is one target, and of the link in it that takes every press but those on other controls. */
export const wholeRow =
  'relative hover:bg-surface has-[[data-row-link]:focus-visible]:outline-3 has-[[data-row-link]:focus-visible]:-outline-offset-3 has-[[data-row-link]:focus-visible]:outline-link';
export const wholeRowLink = 'outline-none after:absolute after:inset-0';
