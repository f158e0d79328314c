import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { allVersions } from '../src/content/page-links';
import { portfolio } from '../src/content/portfolio';
import { notFoundPicture } from '../src/content/unlisted';

const out = path.join(__dirname, '../assets');
const fixed = path.join(__dirname, '../public');
const kB = 1000;

const drawingsIn = (folder: string) =>
  readdirSync(path.join(out, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.join(out, folder, file));

/** Bytes transferred: drawings are compressed, pictures are not. */
const sent = (file: string) => {
  const content = readFileSync(file);
  return file.endsWith('.svg') ? brotliCompressSync(content).length : content.length;
};

const above = (files: string[], budget: number) =>
  files
    .map((file) => ({ file: path.basename(file), bytes: sent(file) }))
    .filter(({ bytes }) => bytes > budget);

const folder = path.join(out, 'previews');
const preview = (id: string, width: number) => path.join(folder, `${id}-${width}.avif`);
const ids = portfolio.projects.map(({ image }) => image);

it('previews are there for each project in four widths, and one for old browsers, and no others', () => {
  const files = ['480.avif', '640.avif', '960.avif', '1280.avif', '640.webp'];
  const expected = ids.flatMap((id) => files.map((file) => `${id}-${file}`));
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
});

it.each([
  [640, 25 * kB],
  [1280, 45 * kB],
])('previews %d wide weigh at most %d bytes as AVIF', (width, budget) => {
  expect(
    above(
      ids.map((id) => preview(id, width)),
      budget,
    ),
  ).toEqual([]);
});

const own = allVersions().map(({ picture }) => picture);
const pictures = [...own, notFoundPicture];

it.each(pictures)('link pictures %s is a palette PNG of 1200 × 630', (picture) => {
  const header = readFileSync(path.join(fixed, picture)).subarray(0, 26);
  expect([header.readUInt32BE(16), header.readUInt32BE(20), header.readUInt8(25)]).toEqual([1200, 630, 3]);
});

it('link pictures weigh at most 80 kB', () => {
  expect(
    above(
      pictures.map((picture) => path.join(fixed, picture)),
      80 * kB,
    ),
  ).toEqual([]);
});

it.each([
  ['logos', 18, 3 * kB],
  ['portraits', 16, 2 * kB],
  ['scenes', 9, 60 * kB],
  ['heroes', 12, 6 * kB],
  ['climb', 4, 6 * kB],
])('drawings in %s are %d, of at most %d bytes each', (folder, count, budget) => {
  const files = drawingsIn(folder);
  expect(files).toHaveLength(count);
  expect(above(files, budget)).toEqual([]);
});

it('drawings beside the headline of the home page weighs at most 6 kB', () => {
  const hero = path.join(__dirname, '../../services/contracts/src/brand/hero.svg');
  expect(above([hero], 6 * kB)).toEqual([]);
});
