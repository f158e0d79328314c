import { FileError, readText } from '../api/imports';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Encodes like Excel's "Unicode text". */
function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(2 + 2 * text.length);
  const view = new DataView(bytes.buffer);
  [...`\ufeff${text}`].forEach((letter, index) => {
    view.setUint16(2 * index, letter.charCodeAt(0), isLittle);
  });
  return bytes;
}

it('reads UTF-8, with its mark or without', () => {
  for (const text of ['name\nआशा', '\ufeffname\nआशा'])
    expect(readText(utf8(text))).toEqual({ text: 'name\nआशा', isGuessed: false });
});

it('reads UTF-16 in either order', () => {
  for (const isLittle of [true, false])
    expect(readText(utf16('name\tआशा', isLittle))).toEqual({ text: 'name\tआशा', isGuessed: false });
});

it('reads what older Windows programs write, and says that it is a guess', () => {
  expect(readText(Uint8Array.from([...utf8('name\nJos'), 0xe9]))).toEqual({
    text: 'name\nJosé',
    isGuessed: true,
  });
});

it('refuses workbooks and what is no text, in words', () => {
  for (const bytes of [
    [0x50, 0x4b, 0x03, 0x04, 0],
    [0xd0, 0xcf, 0x11, 0xe0],
  ])
    expect(() => readText(Uint8Array.from(bytes))).toThrow('a workbook, not a CSV file');
  expect(() => readText(Uint8Array.from([65, 0, 66]))).toThrow(FileError);
});
