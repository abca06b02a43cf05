import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

/** Where the bytes of files are. A key is `day/name`, both of letters, digits, `-` and `_`. */
export interface FileStorage {
  /** Keeps the bytes; once it has answered they are there after a crash too. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes; null when there are none under the key. */
  get(key: string): Promise<ReadableStream<Uint8Array> | null>;
  delete(key: string): Promise<void>;
  /** The days of which there are files, the oldest first. */
  days(): Promise<string[]>;
  /** The keys of a day that were stored more than `ageMs` ago, unfinished ones among them. */
  listOlder(day: string, ageMs: number): Promise<string[]>;
}

const unfinishedSuffix = '.part';
/** What a day is called. */
export const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const keyShape = /^[\w-]{1,32}\/[\w-]{1,64}(?:\.part)?$/;

/** The key; throws for what is none, so that no name leads elsewhere. */
export function checkedKey(key: string): string {
  if (!keyShape.test(key)) throw new Error('not a key of a stored file');
  return key;
}

/** Keeps files in a directory of this machine, closed to other users. */
export function diskStorage(directory: string): FileStorage {
  const fileOf = (key: string): string => join(directory, checkedKey(key));
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const unfinished = `${file}${unfinishedSuffix}`;
      const handle = await open(unfinished, 'w', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
      await syncDirectory(dirname(file));
    },
    async get(key) {
      const file = fileOf(key);
      const found = await stat(file).catch(() => null);
      if (found === null) return null;
      // Node's web stream is the platform's; only the two declarations differ.
      return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    async days() {
      const names = await readdir(directory).catch(() => []);
      return names.filter((name) => dayShape.test(name)).toSorted();
    },
    async listOlder(day, ageMs) {
      const names = await readdir(join(directory, day)).catch(() => []);
      const keys = names.map((name) => `${day}/${name}`).filter((key) => keyShape.test(key));
      // Files carry the machine's time, which the sandbox's clock does not move.
      const before = Date.now() - ageMs;
      const times = await Promise.all(
        keys.map((key) =>
          stat(fileOf(key)).then(
            ({ mtimeMs }) => mtimeMs,
            () => Infinity,
          ),
        ),
      );
      return keys.filter((_, index) => (times[index] ?? Infinity) < before);
    },
  };
}

/** Makes the new name of a file last as long as its bytes. */
async function syncDirectory(directory: string): Promise<void> {
  // A directory cannot be opened on Windows, which writes names through anyway.
  const handle = await open(directory, 'r').catch(() => null);
  if (handle === null) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
