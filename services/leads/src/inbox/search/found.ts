import type { Submission } from '@golghar/contracts';
import type { Position } from './cursor';

/** The next leads after a position, and how many there are in all; `end` is where an unfinished look stopped. */
export type Found = { leads: Submission[]; found: number; isExact: boolean; end?: Position | undefined };
