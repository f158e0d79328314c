import { palette } from '../../../../drawing/colours';
import { board, drawShop } from '../../../../drawing/shop/draw-shop';
import { goods, type Trade } from '../../../../drawing/shop/goods';
import { layOutSign } from '../../../../drawing/shop/sign';
import { maxNameLength, readShop, shopQuery, toSignName } from './shop';

const trades = Object.keys(goods) as Trade[];

describe('the drawing', () => {
  it('is the same for the same name and trade, however it is spelt in capitals', () => {
    expect(drawShop('Rekha Sweets', 'sweets')).toBe(drawShop('REKHA sweets', 'sweets'));
  });

  it('is another one for another name', () => {
    const names = ['Rekha Sweets', 'Gupta Sweets', 'Maa Tara', 'रेखा मिष्ठान्न', 'Bihar Mithai', 'Patna Sweets'];
    expect(new Set(names.map((name) => drawShop(name, 'sweets'))).size).toBe(names.length);
  });

  it('shows other goods for each of twelve trades and more', () => {
    expect(trades.length).toBeGreaterThanOrEqual(12);
    expect(
      new Set(trades.map((trade) => goods[trade].shelf.map((thing) => thing(palette.alta)).join(''))).size,
    ).toBe(trades.length);
    for (const trade of trades) {
      const picture = drawShop('Asha', trade);
      const shown = goods[trade].shelf.flatMap((thing) =>
        [palette.alta, palette.neel, palette.patta].map(thing),
      );
      expect(shown.some((thing) => picture.includes(thing))).toBe(true);
    }
  });

  it('has nothing of the name in its source, and no broken number', () => {
    const art = trades.map((trade) => drawShop('</svg><script>alert(1)</script>', trade)).join('');
    expect(art).not.toMatch(/script|alert|NaN|undefined|Infinity/);
  });
});

const measure = (text: string) => text.length * 0.62;

it.each([
  'Om',
  'Rekha Sweets',
  'Shri Mahavir Vastralaya and Sons, Patna 4',
  'W'.repeat(maxNameLength),
  'WWWWWWWWWWWWWWWWWWW WWWWWWWWWWWWWWWWWWWW',
])('the sign holds "%s" inside its board', (name) => {
  const lines = layOutSign(name, measure);
  expect(lines.map(({ text }) => text).join(' ')).toBe(name);
  for (const { text, width, x, y, size } of lines) {
    // Hardly condensed: the font size is what adapts.
    expect(width / (measure(text) * size)).toBeGreaterThan(0.9);
    expect(width).toBeLessThanOrEqual(board.width);
    expect(x - width / 2).toBeGreaterThanOrEqual(board.x);
    expect(y).toBeLessThanOrEqual(board.y + board.height);
    expect(y - size * 0.75).toBeGreaterThanOrEqual(board.y);
  }
});

describe('an address', () => {
  it('draws the shop that it was made from', () => {
    const shop = { name: 'रेखा & बेटे <b>', trade: 'sweets' as const };
    expect(readShop(new URLSearchParams(shopQuery(shop)))).toEqual(shop);
  });

  it('is left aside where it names no shop', () => {
    expect(readShop(new URLSearchParams('?name=%20%0A&trade=bank'))).toEqual({});
  });

  it('names one line of forty letters at most', () => {
    expect(toSignName(`  Asha\n\u2028 Sweets\u0000 `)).toBe('Asha Sweets');
    expect([...toSignName('🙏'.repeat(60))]).toHaveLength(maxNameLength);
  });
});
