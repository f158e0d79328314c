import { splitText } from '../api/imports';

it('loses nothing and sends no piece that is too long', () => {
  const parts = splitText('नाम,phone\nआशा,98350', 4);
  expect(parts.every((part) => part.length <= 4)).toBe(true);
  expect(parts.join('')).toBe('नाम,phone\nआशा,98350');
  expect(splitText('')).toEqual([]);
});
