import { goods, type Trade } from '../../../../drawing/shop/goods';

export type Shop = { name: string; trade: Trade };

/** Letters that a sign takes. */
export const maxNameLength = 40;

const trades = Object.keys(goods) as [Trade, ...Trade[]];

const isTrade = (text: string | null): text is Trade => trades.some((trade) => trade === text);

/** A name as it is painted: one line, no blanks at its ends, not longer than a sign. */
export const toSignName = (text: string): string =>
  Array.from(
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, maxNameLength)
    .join('');

/** The shop that an address names; a name or trade that is none is left out. */
export function readShop(query: URLSearchParams): Partial<Shop> {
  const name = toSignName(query.get('name') ?? '');
  const trade = query.get('trade');
  return { ...(name && { name }), ...(isTrade(trade) && { trade }) };
}

/** The query that draws this shop for whoever opens it. */
export const shopQuery = ({ name, trade }: Shop): string => `?${new URLSearchParams({ name, trade })}`;
