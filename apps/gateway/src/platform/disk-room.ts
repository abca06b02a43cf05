import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';

/** Below so many bytes the operator is told. */
const scarceBytes = 1024 ** 3;

const lookEveryMs = 60_000;
const tellAgainAfterMs = 60 * 60_000;

/** Directories that need room, by what they hold. */
type Directories = Readonly<Record<string, string>>;

export interface DiskRoomOptions {
  readonly logger: Logger;
  /** Bytes that are free for this user where a directory lies; null where it cannot be told. */
  readonly freeIn?: (directory: string) => Promise<number | null>;
  readonly lookEveryMs?: number;
  readonly tellAgainAfterMs?: number;
}

/**
 * Warns before a disk is full: now, each minute, and each hour again as long as it lasts. Returns what ends it.
 */
export function watchDiskRoom(directories: Directories, options: DiskRoomOptions): () => void {
  const { logger, freeIn = freeBytes } = options;
  const again = options.tellAgainAfterMs ?? tellAgainAfterMs;
  const toldAt = new Map<string, number>();

  async function look(): Promise<void> {
    for (const [holds, directory] of Object.entries(directories)) {
      const free = await freeIn(directory);
      if (free === null || free >= scarceBytes) {
        if (free !== null && toldAt.delete(holds)) logger.info({ holds }, 'disk has room again');
        continue;
      }
      const now = performance.now();
      if (now - (toldAt.get(holds) ?? -Infinity) < again) continue;
      toldAt.set(holds, now);
      logger.warn({ holds, freeMegabytes: Math.floor(free / 1024 ** 2) }, 'disk nearly full');
    }
  }

  void look();
  const timer = setInterval(() => void look(), options.lookEveryMs ?? lookEveryMs).unref();
  return () => clearInterval(timer);
}

async function freeBytes(directory: string): Promise<number | null> {
  const found = await statfs(directory).catch(() => null);
  return found === null ? null : found.bavail * found.bsize;
}
