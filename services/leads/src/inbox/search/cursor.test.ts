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
    word({ ...cursor, id: "' OR 1=1" }),
    word({ ...cursor, part: undefined }),
    word({ ...cursor, before: -1 }),
    word({ ...cursor, part: 0.5 }),
  ])('is refused when it is not ours: %j', (text) => {
    expect(() => cursorOf(text)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});
