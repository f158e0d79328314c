import { cursorOf, encodeCursor } from './cursor';

const cursor = {
  at: '2026-11-21T06:12:00.123Z',
  id: '019a1b2c-3d4e-7f00-8a00-0123456789ab',
  before: 50,
  part: 1,
};

const word = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor', () => {
  it('comes back as what it was made of', () => {
    expect(cursorOf(encodeCursor(cursor))).toEqual(cursor);
  });

  it.each([
    'rubbish',
    word([1, 2, 3]),
    word([cursor.at, "' OR 1=1", 0, 0]),
    word([cursor.at, cursor.id, 0]),
    word([cursor.at, cursor.id, -1, 0]),
    word([cursor.at, cursor.id, 0, 0.5]),
  ])('is refused when it is not ours: %j', (text) => {
    expect(() => cursorOf(text)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
