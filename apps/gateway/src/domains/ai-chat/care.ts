import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import { textOfPair } from '../../kernel/triage/knowledge-base';
import type { CallContext, Locale } from '../../platform/context';
import { writtenIn } from '../../platform/texts';
import type { StoredReading } from './kept';

/** A text of the tables for a reader; null in a language that they are not written in, where it is left out. */
export function adviceIn(text: Parameters<typeof textOfPair>[0], locale: Locale): string | null {
  return writtenIn(locale) === locale ? textOfPair(text, locale) : null;
}

/** The departments of a reading, named in the reader's language. */
export async function departmentsIn(
  { departments }: StoredReading,
  context: Pick<CallContext, 'db' | 'locale'>,
) {
  const reasons = new Map(departments.map(({ departmentId, reason }) => [departmentId, reason]));
  const shown = await standardDepartmentsOf([...reasons.keys()], context);
  return shown.map(({ deptId, deptName }) => {
    const reason = reasons.get(deptId) ?? null;
    return { deptId, deptName, reason: reason && adviceIn(reason, context.locale) };
  });
}
