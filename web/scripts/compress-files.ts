import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files';

const compressible = ['.js', '.css', '.svg', '.json', '.webmanifest'];

/**
 * Writes a .br and a .gz beside every compressible file, whatever its size: the gateway relies on both. Pages are compressed
 * when the gateway starts and writes its address into them.
 */
export async function compressFiles(folder: string): Promise<void> {
  await Promise.all(
    filesIn(folder, compressible).map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
