import { refusedCharacter } from '@xinglin/rules';

/**
 * Why a rule of `@xinglin/rules` refuses what was typed, in the reader's language: `rules:<code>`, and before it the
 * character that is refused, where it is one; `translate` is i18next's `t`.
 * @param typed what stands in the field.
 */
export function ruleText(
  translate: (key: string, values: { character?: string; rule?: string }) => string,
  code: string,
  typed: unknown,
): string {
  // i18n-keys: rules:*
  const rule = translate(`rules:${code}`, {});
  const found = typeof typed === 'string' ? refusedCharacter(code, typed) : null;
  if (found === null) return rule;
  const { kind } = found;
  const character = translate(
    `rules:character.${kind}`,
    kind === 'shown' ? { character: found.character } : {},
  );
  return translate('rules:character.refused', { character, rule });
}
