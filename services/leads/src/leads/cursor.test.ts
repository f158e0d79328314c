import { decodeCursor, encodeCursor } from './cursor';

const position = { submittedAt: '2026-11-21T06:12:00.123Z', id: '019a1b2c-3d4e-7f00-8a00-0123456789ab' };

describe('a cursor', () => {
  it('comes back as the position that it was made of', () => {
    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });

  it.each([
    '',
    'rubbish',
    Buffer.from('[1,2]').toString('base64url'),
    Buffer.from(`["${position.submittedAt}","' OR 1=1"]`).toString('base64url'),
  ])('is refused when it is not ours: %j', (cursor) => {
    expect(decodeCursor(cursor)).toBeUndefined();
  });
});
