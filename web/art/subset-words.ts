import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** From hb-subset.h: writable memory, and only the named glyphs. */
const writable = 2;
const noLayoutClosure = 0x200;
const layoutFeatures = 6;

type Subsetter = Record<string, (...given: number[]) => number> & { memory: WebAssembly.Memory };

async function loadSubsetter(): Promise<Subsetter> {
  const program = readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(program);
  const exports = instance.exports as Subsetter;
  exports._initialize?.();
  return exports;
}

/** Every glyph that occurs while the words are shaped, including intermediate ones. */
function glyphsOf(font: Buffer, words: Iterable<string>): Set<number> {
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(font).buffer)));
  const glyphs = new Set<number>([0]);
  for (const word of words) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    const trace = harfbuzz.shapeWithTrace(shaper, buffer, [], 0, harfbuzz.TracePhase.DONT_STOP);
    for (const { t, glyphs: isShaped } of trace)
      if (isShaped) for (const { g } of t as { g: number }[]) glyphs.add(g);
  }
  return glyphs;
}

/**
 * A font subset to these words. A Devanagari font consists mostly of conjuncts, and keeping every conjunct that the letters
 * can form would keep nearly all of it; this keeps only those that the words need.
 * @param axes values at which the axes of a variable font are pinned
 */
export async function subsetToWords(
  file: string,
  words: ReadonlySet<string>,
  axes: Record<string, number> = {},
): Promise<Buffer> {
  const whole = await subsetFont(readFileSync(file), undefined, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepAllGlyphs: true,
  });
  const hb = await loadSubsetter();
  const call = (name: string, ...given: number[]): number => {
    const run = hb[name];
    if (!run) throw new Error(`harfbuzz has no ${name}`);
    return run(...given);
  };
  const address = call('malloc', whole.byteLength);
  new Uint8Array(hb.memory.buffer).set(whole, address);
  const face = call('hb_face_create', call('hb_blob_create', address, whole.byteLength, writable, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  const features = call('hb_subset_input_set', input, layoutFeatures);
  call('hb_set_clear', features);
  call('hb_set_invert', features);
  call('hb_subset_input_set_flags', input, call('hb_subset_input_get_flags', input) | noLayoutClosure);
  const letters = call('hb_subset_input_unicode_set', input);
  for (const letter of new Set([...words].join(''))) call('hb_set_add', letters, letter.codePointAt(0) ?? 0);
  const glyphs = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphsOf(whole, words)) call('hb_set_add', glyphs, glyph);
  const subset = call('hb_subset_or_fail', face, input);
  if (!subset) throw new Error(`${file} could not be cut`);
  const blob = call('hb_face_reference_blob', subset);
  const start = call('hb_blob_get_data', blob, 0);
  const bytes = Buffer.from(new Uint8Array(hb.memory.buffer, start, call('hb_blob_get_length', blob)));
  return subsetFont(bytes, undefined, { targetFormat: 'woff2', keepAllGlyphs: true, noHinting: true });
}
