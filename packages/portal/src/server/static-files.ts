import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { acceptsEncoding } from './accepts-encoding';

interface StaticFile {
  readonly type: string;
  readonly immutable: boolean;
  readonly bodies: Partial<Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** The built files, read once: a portal's are about a megabyte, and a path can then never lead out of the folder. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  /** @param folder the client build; its `assets` carry a hash in their names and never change. */
  constructor(folder: string | null) {
    if (folder === null) return;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const type = types[extname(entry.name)];
      const path = join(entry.parentPath, entry.name);
      const url = `/${relative(folder, path).split(sep).join('/')}`;
      if (!entry.isFile() || type === undefined || url.startsWith('/.')) continue;
      const bodies: StaticFile['bodies'] = { identity: new Uint8Array(readFileSync(path)) };
      for (const [encoding, suffix] of [
        ['br', '.br'],
        ['gzip', '.gz'],
      ] as const) {
        try {
          bodies[encoding] = new Uint8Array(readFileSync(path + suffix));
        } catch {
          // Too small to be worth compressing; the file itself serves.
        }
      }
      this.#files.set(url, { type, immutable: url.startsWith('/assets/'), bodies });
    }
  }

  /**
   * What a file says.
   * @throws when there is no such file.
   */
  text(path: string): string {
    const body = this.#files.get(path)?.bodies.identity;
    if (!body) throw new Error(`The client build has no ${path}.`);
    return Buffer.from(body).toString();
  }

  /** The answer for a path; null when there is no such file. */
  answer(path: string, acceptEncoding: string): Response | null {
    const file = this.#files.get(path);
    if (!file) return null;
    const encoding =
      (['br', 'gzip'] as const).find(
        (name) => file.bodies[name] && acceptsEncoding(acceptEncoding, name),
      ) ?? 'identity';
    return new Response(file.bodies[encoding] ?? null, {
      headers: {
        'content-type': file.type,
        'cache-control': file.immutable
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        vary: 'Accept-Encoding',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    });
  }
}
