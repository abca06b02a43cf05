/** A template as it was approved at a provider of text messages: `您的验证码是${code}`. */
export interface SmsTemplate {
  readonly id: string;
  readonly text: string;
}

/** A text as the template that it was made of, with what stands in its places, in their order. */
export interface TemplatedText {
  readonly id: string;
  readonly values: readonly (readonly [name: string, value: string])[];
}

const place = /\$\{(\w+)\}|\{(\d+)\}/g;

/**
 * Finds the approved template of a text. Providers send templates only, and our texts are written in one place in every
 * language; so what is approved says the text itself, and the values are read from between its words.
 */
export function templatesOf(
  templates: readonly SmsTemplate[],
): (text: string) => TemplatedText | null {
  const known = templates.map(({ id, text }) => {
    const names = [...text.matchAll(place)].map(([, name, number]) => name ?? number ?? '');
    const words = text.split(place).filter((_, index) => index % 3 === 0);
    const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return { id, names, shape: new RegExp(`^${pattern.join('(.+?)')}$`, 'su') };
  });
  return (text) => {
    for (const { id, names, shape } of known) {
      const found = shape.exec(text);
      if (found) return { id, values: names.map((name, index) => [name, found[index + 1] ?? '']) };
    }
    return null;
  };
}
