// Owns: which colours a sheet of tokens names, and how well two colours can be told apart.
// Must not know: which colours the product or a partner has.
// Used by: the tests of the tokens and of the partners' themes.

/** Custom properties with a plain colour, of the first rule with this selector; none where there is no such rule. */
export function coloursOf(source: string, selector: string): Record<string, string> {
  const start = source.indexOf(`${selector} {`);
  if (start < 0) return {};
  const body = source.slice(start, source.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name, value]) => [
      String(name),
      String(value),
    ]),
  );
}

/** Contrast ratio of two colours (`#rrggbb`) by WCAG 2.2, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
