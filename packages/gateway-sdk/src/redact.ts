/** What stands where something was taken out. */
const mark = '***';
/** Fields whose value is never shown, whatever it looks like. */
const secretFields =
  /token|password|pwd|secret|(?:private|derived)key|mobile|phone|email|card|idno|address|name$|^(?:check|valid|verify|sms|img|preauth)?code$|^(?:sign|signature|loginid|birthdate|detail|text|note|reason|content|description|ticket|proof|state|solution|validateparam|image)$/i;
/** A token, key or id: a long run of the letters that such things are made of. */
const longRun = /[\w~+/=-]{20,}/g;
/** A phone, an ID number, a code: six digits or more, also set apart by single spaces, dots or hyphens; and an ID number's last X. */
const digitRun = /\p{Nd}(?:[ .-]?\p{Nd}){5,}[xX]?/gu;
const deepest = 6;
const longestList = 20;

/**
 * Takes personal data and secrets out of a text: tokens, phones, ID numbers, codes. It rather takes
 * too much, a date or an order number, than too little.
 */
export function redactText(text: string): string {
  return text.replace(longRun, mark).replace(digitRun, mark);
}

/** {@link redactText} in every text, number and key of a value, and by the names of fields; deep and long values are cut. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'bigint') {
    const text = String(value);
    return redactText(text) === text ? Number(value) : mark;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Blob) return `[${value.type || 'file'}]`;
  if (depth === deepest) return mark;
  if (Array.isArray(value)) {
    return value.slice(0, longestList).map((item) => redact(item, depth + 1));
  }
  const entries = Object.entries(value).map(([field, inner]): [string, unknown] => [
    redactText(field),
    secretFields.test(field) && inner !== null && inner !== undefined
      ? mark
      : redact(inner, depth + 1),
  ]);
  return Object.fromEntries(entries);
}
