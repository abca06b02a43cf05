// Owns: reading which text keys a source file uses. It knows the few ways this repository asks for
// a text and is no TypeScript parser: comments and strings are masked, the rest is matched.
// Used by: the check of locales.

/**
 * The source with comments and the insides of strings blanked, each character in its place, so that
 * brackets can be matched and calls found. Code inside template substitutions stays.
 * @param {string} source
 * @returns {{ masked: string, strings: { start: number, end: number, value: string }[], comments: { start: number, text: string }[] }}
 */
export function maskSource(source) {
  const masked = source.split('');
  const strings = [];
  const comments = [];
  let place = 0;

  const blank = (from, to) => {
    for (let at = from; at < to; at += 1) if (masked[at] !== '\n') masked[at] = ' ';
  };

  function comment() {
    const line = source.startsWith('//', place);
    const found = source.indexOf(line ? '\n' : '*/', place + 2);
    const end = found < 0 ? source.length : line ? found : found + 2;
    comments.push({ start: place, text: source.slice(place, end) });
    blank(place, end);
    place = end;
  }

  function quoted(quote) {
    const start = place;
    place += 1;
    while (place < source.length && source[place] !== quote && source[place] !== '\n') {
      place += source[place] === '\\' ? 2 : 1;
    }
    blank(start + 1, place);
    strings.push({ start, end: place + 1, value: source.slice(start + 1, place) });
    place += 1;
  }

  function template() {
    const start = place;
    let from = (place += 1);
    let substitutions = 0;
    while (place < source.length && source[place] !== '`') {
      if (source[place] === '\\') place += 2;
      else if (source.startsWith('${', place)) {
        blank(from, place);
        substitutions += 1;
        place += 2;
        code('}');
        from = place += 1;
      } else place += 1;
    }
    blank(from, place);
    if (substitutions === 0) {
      strings.push({ start, end: place + 1, value: source.slice(start + 1, place) });
    }
    place += 1;
  }

  function regularExpression() {
    const start = place;
    let inClass = false;
    for (place += 1; place < source.length && source[place] !== '\n'; place += 1) {
      if (source[place] === '\\') place += 1;
      else if (source[place] === '[') inClass = true;
      else if (source[place] === ']') inClass = false;
      else if (source[place] === '/' && !inClass) break;
    }
    blank(start, place + 1);
    place += 1;
  }

  /** Code up to a closing bracket of its own level, or to the end. */
  function code(closing) {
    let depth = 0;
    while (place < source.length) {
      const character = source[place];
      if (source.startsWith('//', place) || source.startsWith('/*', place)) comment();
      else if (character === "'" || character === '"') quoted(character);
      else if (character === '`') template();
      else if (character === '/' && startsExpression(source, place)) regularExpression();
      else {
        if (closing !== undefined && character === closing && depth === 0) return;
        if (character === '{') depth += 1;
        if (character === '}') depth -= 1;
        place += 1;
      }
    }
  }

  code(undefined);
  return { masked: masked.join(''), strings, comments };
}

/** Whether a slash at this place begins a regular expression rather than divides or closes a tag. */
function startsExpression(source, place) {
  const before = source.slice(Math.max(0, place - 40), place).trimEnd();
  return before === '' || /(?:[(,=:[!&|?{;]|=>|\breturn|\btypeof|\bcase)$/.test(before);
}

/** The place of the bracket that closes the one at `open`. */
function closingBracket(masked, open) {
  let depth = 0;
  for (let at = open; at < masked.length; at += 1) {
    if ('([{'.includes(masked[at])) depth += 1;
    if (')]}'.includes(masked[at]) && (depth -= 1) === 0) return at;
  }
  return masked.length;
}

/** Splits a range of masked code at one character of its own level. */
function splitRange(masked, from, to, separator) {
  const parts = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < to; at += 1) {
    if ('([{'.includes(masked[at])) depth += 1;
    if (')]}'.includes(masked[at])) depth -= 1;
    const optional = separator === '?' && ['?', '.'].includes(masked[at + 1]);
    if (depth !== 0 || masked[at] !== separator) continue;
    if (optional || (separator === '?' && masked[at - 1] === '?')) continue;
    parts.push([start, at]);
    start = at + 1;
  }
  parts.push([start, to]);
  return parts;
}

/**
 * The keys a source file uses.
 * @param {string} source
 * @param {{ namespace: string, namespaces: ReadonlySet<string> }} context the package's namespace and all there are
 * @returns {{ keys: { key: string, line: number }[], patterns: { pattern: string, line: number }[], dynamic: { prefix: string, line: number }[] }}
 */
export function scanSource(source, { namespace, namespaces }) {
  const { masked, strings, comments } = maskSource(source);
  const lineOf = (at) => source.slice(0, at).split('\n').length;
  const stringAt = new Map(strings.map((string) => [string.start, string]));
  const bindings = findBindings(source, masked);
  const keys = [];
  const dynamic = [];

  const qualify = (key, inForce) => {
    const explicit = /^([\w-]+):/.exec(key)?.[1];
    return explicit !== undefined && namespaces.has(explicit) ? key : `${inForce}:${key}`;
  };

  /** Takes the key expression of a range: a literal, a choice or list of literals, or a dynamic one. */
  function take(from, to, inForce) {
    while (from < to && /\s/.test(source[from])) from += 1;
    while (to > from && /\s/.test(masked[to - 1])) to -= 1;
    const literal = stringAt.get(from);
    if (literal !== undefined && literal.end === to) {
      keys.push({ key: qualify(literal.value, inForce), line: lineOf(from) });
      return;
    }
    if (masked[from] === '(' && closingBracket(masked, from) === to - 1) {
      take(from + 1, to - 1, inForce);
      return;
    }
    if (masked[from] === '[' && closingBracket(masked, from) === to - 1) {
      for (const [start, end] of splitRange(masked, from + 1, to - 1, ','))
        take(start, end, inForce);
      return;
    }
    const [condition, ...answers] = splitRange(masked, from, to, '?');
    if (condition !== undefined && answers.length > 0) {
      const sides = splitRange(masked, condition[1] + 1, to, ':');
      // In a ? b ? c : d : e the split is wrong; the pieces are then told as dynamic, which is safe.
      for (const [start, end] of sides) take(start, end, inForce);
      return;
    }
    const head = masked[from] === '`' ? /^[^$`]*/.exec(source.slice(from + 1, to))[0] : '';
    dynamic.push({ prefix: head === '' ? '' : qualify(head, inForce), line: lineOf(from) });
  }

  const names = new Set(['t', ...bindings.map(({ name }) => name)]);
  const call = new RegExp(`(?<![\\w$.])(?:i18n\\.t|${[...names].join('|')})\\s*\\(`, 'g');
  for (const match of masked.matchAll(call)) {
    if (/\bfunction\s+$/.test(masked.slice(0, match.index))) continue;
    const open = match.index + match[0].length - 1;
    const [key, options] = splitRange(masked, open + 1, closingBracket(masked, open), ',');
    const name = match[0].replace(/\s*\($/, '');
    const own = options && /\bns:\s*['"]([\w-]+)['"]/.exec(source.slice(...options))?.[1];
    const bound = bindings.findLast((one) => one.name === name && one.at < match.index);
    take(...key, own ?? bound?.namespace ?? (name === 'i18n.t' ? 'shared' : namespace));
  }
  for (const match of masked.matchAll(/\bi18nKey\s*=\s*/g)) {
    const at = match.index + match[0].length;
    const bound = bindings.findLast((one) => one.at < at)?.namespace ?? namespace;
    if (masked[at] === '{') take(at + 1, closingBracket(masked, at), bound);
    else take(at, stringAt.get(at)?.end ?? at, bound);
  }
  // A key that names its namespace counts wherever it stands: route titles, tables of keys.
  for (const { start, value } of strings) {
    const explicit = /^([\w-]+):[A-Za-z0-9][\w.]*[A-Za-z0-9]$/.exec(value)?.[1];
    if (explicit !== undefined && namespaces.has(explicit))
      keys.push({ key: value, line: lineOf(start) });
  }
  const patterns = comments.flatMap(({ start, text }) =>
    [...text.matchAll(/i18n-keys:([^\n*]*(?:\*(?!\/)[^\n*]*)*)/g)].flatMap((match) =>
      (match[1].match(/[\w-]+:[\w.*]+|\bliterals\b/g) ?? []).map((pattern) => ({
        pattern,
        line: lineOf(start + match.index),
      })),
    ),
  );
  return { keys, patterns, dynamic };
}

/** Every translate function a file makes, with the namespace in force and where it begins to hold. */
function findBindings(source, masked) {
  const bindings = [];
  const namespaceOf = (open, argument) => {
    const ranges = splitRange(masked, open + 1, closingBracket(masked, open), ',');
    const text = ranges[argument] === undefined ? '' : source.slice(...ranges[argument]);
    return /['"`]([\w-]+)['"`]/.exec(text)?.[1] ?? 'shared';
  };
  const hook = /\b(?:const|let)\s*(\{[^}]*\}|\[[^\]]*\])\s*=\s*useTranslation\s*\(/g;
  for (const match of masked.matchAll(hook)) {
    const name = match[1].startsWith('[')
      ? /^\[\s*(\w+)/.exec(match[1])?.[1]
      : (/[{,]\s*t\s*(?:[,}]|:\s*(\w+))/.exec(match[1])?.slice(0, 2).at(-1) ?? 't');
    const open = match.index + match[0].length - 1;
    bindings.push({ name: name ?? 't', namespace: namespaceOf(open, 0), at: match.index });
  }
  const fixed = /\b(?:const|let)\s+(\w+)\s*=\s*[\w.]+\.getFixedT\s*\(/g;
  for (const match of masked.matchAll(fixed)) {
    const open = match.index + match[0].length - 1;
    bindings.push({ name: match[1], namespace: namespaceOf(open, 1), at: match.index });
  }
  return bindings.sort((one, other) => one.at - other.at);
}
