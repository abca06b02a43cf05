/** Texts that the database cannot hold. */
export const unstorableTexts = ['\0', 'T\0', '\0T', '\ud800', 'T\udc00x'] as const;

/** Copies of a value, each with one of the texts in it replaced, names of fields not counted: all texts, at any depth. */
export function withEachText<Value>(value: Value, text: string): Value[] {
  if (typeof value === 'string') return [text as Value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    withEachText(inner, text).map(
      // A copy of the same shape: only a text was replaced.
      (changed) =>
        (Array.isArray(value)
          ? value.map((member: unknown, index) => (String(index) === name ? changed : member))
          : { ...value, [name]: changed }) as Value,
    ),
  );
}
