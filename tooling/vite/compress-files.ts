import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.ico']);
/** Below this a compressed answer is no smaller on the wire. */
const smallest = 600;

/** Writes `.br` and `.gz` beside each built text file, so that no request pays for compression. */
export function compressFiles(): Plugin {
  return {
    name: 'xinglin:compress-files',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (
          !entry.isFile() ||
          !compressible.has(extname(entry.name)) ||
          entry.parentPath.endsWith('.vite')
        )
          continue;
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        if (content.byteLength < smallest) continue;
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
      }
    },
  };
}
