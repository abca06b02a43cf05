import type { Locale } from './context';
import { refuse } from './refusal';
import { textOf } from './texts';

/** What is wrong with one field: its path, and by which rule of the form where that has a name. */
interface FieldProblem {
  readonly field: string;
  readonly code?: string;
}

/** Refuses with `invalidFields` (422): each field with the words that say so, in the reader's language. */
export function refuseFields(problems: readonly FieldProblem[], locale: Locale): never {
  const message = textOf(locale, 'field.invalid');
  const fields = problems.map(({ field, ...rule }) => ({ path: field, message, ...rule }));
  return refuse('invalidFields', { data: { fields } });
}
