import { like, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { sqlStateOf, type Transaction } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { markers } from '../../platform/tables';
import { importBatch } from './import-directory';
import { ImportedBatch } from './import-rows';

const markOf = (name: string, batch: number | '%') => `directory.import:${name}:${batch}`;

/** The piece that an import goes on with. */
async function nextBatch(db: Transaction, name: string): Promise<number> {
  return (await db.$count(markers, like(markers.name, markOf(name, '%')))) + 1;
}

const unknownRow = '23503';

/** How a hospital's own system brings its directory here, piece by piece. */
export const importDesk = [
  deskAction({
    name: 'import-directory',
    summary:
      'Takes one piece of a directory: hospitals, departments, doctors with their weekly timetables. Pieces are taken in order, each once; what is sent again changes nothing, so that an import goes on where it stopped.',
    roles: ['administrator'],
    bodyBytes: 1024 * 1024,
    request: ImportedBatch,
    response: z.object({
      /** False where this piece was taken before, or an earlier one is missing. */
      taken: z.boolean(),
      nextBatch: z.int(),
    }),
    subject: ({ import: name, batch }) => `${name}:${batch}`,
    async handle({ import: name, ...given }, { db, now }) {
      // Two systems that send the same import at once take turns.
      await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${markOf(name, 0)}, 0))`);
      const next = await nextBatch(db, name);
      if (given.batch !== next) return { taken: false, nextBatch: next };
      await importBatch(db, { import: name, ...given }, now).catch((error: unknown) => {
        // A row names another that there is not.
        if (sqlStateOf(error) === unknownRow) refuse('invalidFields');
        throw error;
      });
      await db.insert(markers).values({ name: markOf(name, given.batch), doneAt: now });
      return { taken: true, nextBatch: next + 1 };
    },
  }),
  deskAction({
    name: 'read-directory-import',
    summary: 'Which piece an import goes on with.',
    roles: ['administrator'],
    isRead: true,
    request: z.object({ import: ImportedBatch.shape.import }),
    response: z.object({ nextBatch: z.int() }),
    handle: async ({ import: name }, { db }) => ({ nextBatch: await nextBatch(db, name) }),
  }),
];
