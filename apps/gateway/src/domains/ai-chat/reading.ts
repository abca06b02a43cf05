// Owns: what the questions of a conversation say by the tables, of which each is read once.
// Must not know: how it is answered, which words mean what.
// Used by: the answers of the guide.
import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Whom } from '../../kernel/triage/departments-for';
import { readParts } from '../../kernel/triage/long-texts';
import { redFlagsOf } from '../../kernel/triage/red-flags';
import type { RedFlag } from '../../kernel/triage/word-files';
import type { Queryable } from '../../platform/database';
import { wordsOf, type StoredReading } from './kept';
import { aiMessages, type AiMessageRow } from './tables';

/** Departments of one answer. */
const mostDepartments = 3;

const nothingSaid: StoredReading = { before: [], own: [], departments: [] };

/** A question as it is read behind the one before it; the newest words count first, as they correct what was misunderstood. */
export function readQuestion(
  text: string,
  former: StoredReading = nothingSaid,
  whom: Whom = {},
): StoredReading {
  const parts = readParts(text, whom);
  const departments = new Map<string, StoredReading['departments'][number]>();
  for (const { departmentId, reason } of [
    ...parts.flatMap((part) => part.departments),
    ...former.departments,
  ])
    if (!departments.has(departmentId)) departments.set(departmentId, { departmentId, reason });
  return {
    before: [...new Set([...former.before, ...former.own])],
    own: [...new Set(parts.flatMap(({ signs }) => [...signs]))],
    departments: [...departments.values()].slice(0, mostDepartments),
  };
}

/**
 * What cannot wait in a question, alone or together with what was said before it; a warning that was given stays given,
 * and is given again where the question alone calls for it.
 */
export function newRedFlags({ before, own }: StoredReading): readonly RedFlag[] {
  const alone = redFlagsOf(new Set(own));
  const given = new Set(redFlagsOf(new Set(before)).map(({ id }) => id));
  const together = redFlagsOf(new Set([...before, ...own])).filter(({ id }) => !given.has(id));
  return [...new Map([...alone, ...together].map((flag) => [flag.id, flag])).values()];
}

/**
 * The reading of a question, which is stored with it. Only what was never read is read: the question itself, and those
 * of an older conversation up to the first one without a reading.
 */
export async function readingOf(
  question: AiMessageRow,
  whom: Whom,
  db: Queryable,
): Promise<StoredReading> {
  const own = wordsOf(question).reading;
  if (own !== undefined) return own;
  const former = await formerQuestion(question, db);
  const last = former && wordsOf(former).reading;
  if (former === undefined || last !== undefined) return read(question, last, whom, db);
  const unread = await questionsBefore(question, db);
  let reading: StoredReading | undefined;
  for (const one of [...unread, question])
    reading = wordsOf(one).reading ?? (await read(one, reading, whom, db));
  return reading ?? nothingSaid;
}

async function read(
  question: AiMessageRow,
  former: StoredReading | undefined,
  whom: Whom,
  db: Queryable,
): Promise<StoredReading> {
  const words = wordsOf(question);
  const reading = readQuestion(words.text, former, whom);
  await db
    .update(aiMessages)
    .set({ content: JSON.stringify({ ...words, reading }) })
    .where(eq(aiMessages.messageId, question.messageId));
  return reading;
}

const isBefore = ({ conversationId, number }: AiMessageRow) =>
  and(
    eq(aiMessages.conversationId, conversationId),
    eq(aiMessages.side, 'person'),
    lt(aiMessages.number, number),
  );

async function formerQuestion(question: AiMessageRow, db: Queryable) {
  const [row] = await db
    .select()
    .from(aiMessages)
    .where(isBefore(question))
    .orderBy(desc(aiMessages.number))
    .limit(1);
  return row;
}

const questionsBefore = (question: AiMessageRow, db: Queryable) =>
  db.select().from(aiMessages).where(isBefore(question)).orderBy(asc(aiMessages.number));
