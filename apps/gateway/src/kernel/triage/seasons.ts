import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { triageFolder, TriageKey } from './knowledge-files';

/** What people come with in some months of the year, in China. */
const Season = z.strictObject({
  /** 1 to 12. */
  months: z.array(z.int().min(1).max(12)).min(1),
  /** Entries of the knowledge base, the most usual first. */
  entries: z.array(TriageKey).min(1),
});

const zone = 'Asia/Shanghai';

/** The seasons as they are written. */
export const readSeasons = (folder = triageFolder()): z.output<typeof Season>[] =>
  z.array(Season).parse(JSON.parse(readFileSync(join(folder, 'seasons.json'), 'utf8')));

let seasons: ReturnType<typeof readSeasons> | null = null;

/** Entries that people come with at a moment of the year, the most usual first. */
export function entriesOfSeason(now: Date): readonly string[] {
  seasons ??= readSeasons();
  const month = Number(
    new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: zone }).format(now),
  );
  return seasons.find(({ months }) => months.includes(month))?.entries ?? [];
}
