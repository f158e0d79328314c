import type { HindiLine } from '../types';

/** Drawn above the title of every legal text. */
export const legalLine: HindiLine = { name: 'legal', words: 'भरोसे की बात' };
