import { inertCell, phoneCell } from './spreadsheet';

it.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\tx', '\rx'])('a cell of text: makes %j inert', (text) =>
  expect(inertCell(text)).toBe(`'${text}`),
);

it.each(['Asha = sister', 'आशा 🙏', ''])('a cell of text: leaves %j as it is', (text) =>
  expect(inertCell(text)).toBe(text),
);

const numbers = ['+91 98350 00000', '+91-98350-00000', '+91 (0612) 222.3344', '098350 00000'];
const oddNumbers = ['(0612) 2223344', '+९१ ९८३५० ०००००', '\u202a+91 98350 00000\u202c'];
it.each([...numbers, ...oddNumbers])('a cell with a telephone number: leaves %j as it is', (phone) =>
  expect(phoneCell(phone)).toBe(phone),
);

const commands = ['=HYPERLINK("http://evil.example","call me")', '@SUM(1+1)*cmd', "-2+3+cmd|' /C calc'!A0"];
const sums = ['+2+3+4', '-2345678', '+cmd|1234567', '+91 98350 00000\t=1+1', '+91 98350\t00000', '+()() ()'];
it.each([...commands, ...sums])('a cell with a telephone number: makes %j inert', (phone) =>
  expect(phoneCell(phone)).toBe(`'${phone}`),
);
