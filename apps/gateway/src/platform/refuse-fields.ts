import { refusedCharacter } from '@xinglin/rules';
import type { Locale } from './context';
import { refuse } from './refusal';
import { textOf } from './texts';

/** What is wrong with one field: its path, and by which rule of the form where that has a name. */
interface FieldProblem {
  readonly field: string;
  readonly code?: string;
}

/** One field that is refused, as it travels in the envelope. */
export interface FieldIssue {
  /** Dotted path of the field; empty for the body as a whole. */
  readonly path: string;
  /** Readable, in the language of the request. */
  readonly message: string;
  /** The rule of `@xinglin/rules` that was broken, where it was one. */
  readonly code?: string;
}

/**
 * Refuses with `invalidFields` (422): each field with the words that say so, in the reader's language.
 * @param input what was typed, by field: where a rule refuses a single character, the words name it.
 */
export function refuseFields(
  problems: readonly FieldProblem[],
  locale: Locale,
  input: object = {},
): never {
  const fields = problems.map(({ field, ...rule }): FieldIssue => {
    const typed = (input as Readonly<Record<string, unknown>>)[field];
    return { path: field, message: refusedText(locale, rule.code, typed), ...rule };
  });
  return refuse('invalidFields', { data: { fields } });
}

/** Why a rule of the form refuses what was typed; it names the character that is refused, where it is one. */
export function refusedText(
  locale: Locale,
  code: string | undefined,
  typed: unknown,
  rule: string = textOf(locale, 'field.invalid'),
): string {
  const found =
    code === undefined || typeof typed !== 'string' ? null : refusedCharacter(code, typed);
  if (found === null) return rule;
  const values = found.kind === 'shown' ? { character: found.character } : {};
  const character = textOf(locale, `field.character.${found.kind}`, values);
  return textOf(locale, 'field.character.refused', { character, rule });
}
