import { departmentsFor, type Whom } from '../../kernel/care/departments-for';
import { departmentsForLong, partsOf } from '../../kernel/care/long-texts';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import { textOfPair } from '../../kernel/care/knowledge-base';
import type { CallContext, Locale } from '../../platform/context';
import { writtenIn } from '../../platform/texts';

/** Departments of one answer. */
const mostDepartments = 3;

const flagsIn = (text: string, whom: Whom) =>
  new Map(departmentsForLong(text, whom).redFlags.map((flag) => [flag.id, flag] as const));

/**
 * What cannot wait in the last of these questions, alone or together with what was said before; a warning that was
 * given stays given.
 */
export function newRedFlags(questions: readonly string[], whom: Whom) {
  const known = flagsIn(questions.slice(0, -1).join('，'), whom);
  const together = flagsIn(questions.join('，'), whom);
  const last = flagsIn(questions.at(-1) ?? '', whom);
  const fresh = [...together.values()].filter(({ id }) => !known.has(id) || last.has(id));
  return [...new Map([...last.values(), ...fresh].map((flag) => [flag.id, flag])).values()];
}

/** A text of the tables for a reader; null in a language that they are not written in, where it is left out. */
export function adviceIn(text: Parameters<typeof textOfPair>[0], locale: Locale): string | null {
  return writtenIn(locale) === locale ? textOfPair(text, locale) : null;
}

/** Where all that was asked leads by the tables, named in the reader's language. */
export async function departmentsIn(
  questions: readonly string[],
  whom: Whom,
  context: Pick<CallContext, 'db' | 'locale'>,
) {
  // The newest words count first: a person corrects what was misunderstood.
  const answers = questions.toReversed().flatMap((question) => partsOf(question));
  const reasons = new Map<string, string | null>();
  for (const part of answers)
    for (const { departmentId, reason } of departmentsFor(part, whom).departments)
      if (!reasons.has(departmentId))
        reasons.set(departmentId, reason && adviceIn(reason, context.locale));
  const ids = [...reasons.keys()].slice(0, mostDepartments);
  const departments = await standardDepartmentsOf(ids, context);
  return departments.map(({ deptId, deptName }) => ({
    deptId,
    deptName,
    reason: reasons.get(deptId) ?? null,
  }));
}
