import { grouped } from '@golghar/contracts';

/** A count with its noun: `1 lead`, `1,200 leads`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

export type Count = { count: number; isExact: boolean };

/** A count that may be a lower bound: `10,000+`. */
export const atLeast = ({ count, isExact }: Count): string => `${grouped(count)}${isExact ? '' : '+'}`;
