import type { refusedCharacter } from '@xinglin/rules';

// The rules of every kind of field, which a person who has typed nothing wrong never needs.
let find: typeof refusedCharacter | null = null;

/**
 * Loads the names of refused characters for {@link ruleText}. Never rejects: without them the rule is shown alone.
 * @returns whether it came just now, so that texts of before can be more exact.
 */
export async function loadRefusedCharacters(): Promise<boolean> {
  if (find !== null) return false;
  const rules = await import('./refused-character').catch(() => null);
  find = rules?.refusedCharacter ?? null;
  return find !== null;
}

/**
 * Why a rule of `@xinglin/rules` refuses what was typed, in the reader's language: `rules:<code>`, and before it the
 * character that is refused, where it is one and {@link loadRefusedCharacters} has come to its end; `translate` is i18next's `t`.
 * @param typed what stands in the field.
 */
export function ruleText(
  translate: (key: string, values: { character?: string; rule?: string }) => string,
  code: string,
  typed: unknown,
): string {
  // i18n-keys: rules:*
  const rule = translate(`rules:${code}`, {});
  const found = typeof typed === 'string' ? find?.(code, typed) : null;
  if (!found) return rule;
  const { kind } = found;
  const character = translate(
    `rules:character.${kind}`,
    kind === 'shown' ? { character: found.character } : {},
  );
  return translate('rules:character.refused', { character, rule });
}
