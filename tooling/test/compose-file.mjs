// Owns: what `docker compose` makes of the composed services' settings, as far as these use it.
// Must not know: the services.
// Used by: the test of the composed services.

/** Where the braces that open at `start` are closed. */
function closingBrace(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text.startsWith('${', at)) depth += 1;
    else if (text[at] === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error(`Nothing closes the braces in ${text}`);
}

/**
 * A text with its variables filled in: `${A}`, `${A:?}` that must be set, `${A:-b}` for an empty one, `${A:+b}` for
 * one that is set.
 */
export function interpolate(text, variables) {
  const start = text.indexOf('${');
  if (start < 0) return text;
  const end = closingBrace(text, start);
  const [, name, sign = '', word = ''] = /^(\w+)(?:(:[?+-])(.*))?$/su.exec(
    text.slice(start + 2, end),
  );
  const value = variables[name] ?? '';
  if (sign === ':?' && value === '') throw new Error(`${name} must be set`);
  const filled =
    (sign === ':-' && value === '') || (sign === ':+' && value !== '')
      ? interpolate(word, variables)
      : sign === ':+'
        ? ''
        : value;
  return text.slice(0, start) + filled + interpolate(text.slice(end + 1), variables);
}

/** The environment of a service, whose own settings come before those of its files. */
export function environmentOf({ environment = {}, env_file: files = [] }, contents) {
  const given = files.flatMap(({ path }) => Object.entries(contents[path] ?? {}));
  const variables = contents['.env'] ?? {};
  const own = Object.entries(environment).map(([name, value]) => [
    name,
    interpolate(String(value), variables),
  ]);
  return Object.fromEntries([...given, ...own]);
}

const parts = (text) => (text === '' ? [] : text.split(':'));

/** An address as a number: those of IPv4 below 2 to the 32nd, those of IPv6 above all of them. */
export function addressNumber(address) {
  if (!address.includes(':'))
    return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  const [front, back] = address.split('::');
  const [before, after] = [parts(front), parts(back ?? '')];
  const zeros = Array(back === undefined ? 0 : 8 - before.length - after.length).fill('0');
  const words = [...before, ...zeros, ...after];
  return words.reduce((sum, word) => sum * 65_536n + BigInt(`0x${word}`), 0n) + 2n ** 32n;
}

/** First and last address of a block such as `10.0.0.0/8`. */
export function blockRange(block) {
  const [address, length] = block.split('/');
  const first = addressNumber(address);
  const size = 2n ** BigInt((address.includes(':') ? 128 : 32) - Number(length));
  return [first, first + size - 1n];
}
