import { goods, type Trade } from '../../../../drawing/shop/goods';

export type Shop = { name: string; trade: Trade };

/** In characters. */
export const maxNameLength = 40;

const trades = Object.keys(goods) as [Trade, ...Trade[]];

const isTrade = (text: string | null): text is Trade => trades.some((trade) => trade === text);

/** A name as painted: one line, trimmed, not longer than a sign. */
export const toSignName = (text: string): string =>
  Array.from(
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, maxNameLength)
    .join('');

/** The shop that a query describes; an invalid name or trade is left out. */
export function readShop(query: URLSearchParams): Partial<Shop> {
  const name = toSignName(query.get('name') ?? '');
  const trade = query.get('trade');
  return { ...(name && { name }), ...(isTrade(trade) && { trade }) };
}

/** The query that draws this shop for anyone who opens it. */
export const shopQuery = ({ name, trade }: Shop): string => `?${new URLSearchParams({ name, trade })}`;
