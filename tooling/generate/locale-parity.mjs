// Owns: what the texts of one namespace must have in common over all languages.
// Used by: the check of locales.

const sourceLocale = 'zh-Hans';

const pluralForm = /_(zero|one|two|few|many|other)$/;

/**
 * Texts by key without its plural form: `count_one` and `count_other` are forms of `count`.
 * @param {ReadonlyMap<string, string>} texts
 * @returns {Map<string, Map<string, string>>} text by form by key; a text without forms has the form ''
 */
export function byBaseKey(texts) {
  const bases = new Map();
  for (const [key, text] of texts) {
    const base = key.replace(pluralForm, '');
    const isForm = base !== key && texts.has(`${base}_other`);
    const name = isForm ? base : key;
    const forms = bases.get(name) ?? new Map();
    bases.set(name, forms.set(isForm ? key.slice(base.length + 1) : '', text));
  }
  return bases;
}

/**
 * Placeholders `{{name}}`, references `$t(key)` and tags `<name>` of a text.
 * @param {Iterable<string>} texts the forms of one key in one language
 * @returns {string[]} sorted, each once
 */
export function placeholders(texts) {
  const found = new Set();
  for (const text of texts) {
    for (const [, name] of text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)) found.add(`{{${name}}}`);
    for (const [, name] of text.matchAll(/\$t\(\s*([\w.:]+)/g)) found.add(`$t(${name})`);
    // `<name>` alone is text in angle brackets; a tag is closed.
    for (const [, closed, single] of text.matchAll(/<\/(\w+)>|<(\w+)\s*\/>/g)) {
      found.add(`<${closed ?? single}>`);
    }
  }
  return [...found].sort();
}

/**
 * What is wrong between the languages of one namespace.
 * @param {string} namespace
 * @param {Record<string, ReadonlyMap<string, string> | null>} textsByLocale each language it needs or has; null where it has no file
 * @param {(locale: string, key: string) => boolean} [isSaid] whether a language says a text at all
 * @returns {string[]}
 */
export function checkParity(namespace, textsByLocale, isSaid = () => true) {
  const problems = [];
  const source = byBaseKey(textsByLocale[sourceLocale] ?? new Map());
  for (const [locale, texts] of Object.entries(textsByLocale)) {
    if (texts === null) {
      const isWanted = source.size === 0 || [...source.keys()].some((key) => isSaid(locale, key));
      if (isWanted) problems.push(`${namespace}: no texts in ${locale}`);
      continue;
    }
    const bases = byBaseKey(texts);
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const base of source.keys()) {
      if (!bases.has(base) && isSaid(locale, base))
        problems.push(`${namespace}:${base} is missing in ${locale}`);
    }
    for (const [base, forms] of bases) {
      const id = `${namespace}:${base}`;
      const original = source.get(base);
      if (original === undefined) problems.push(`${id} of ${locale} is not in ${sourceLocale}`);
      else if (!isSaid(locale, base)) problems.push(`${id} is shown to no reader of ${locale}`);
      for (const [form, text] of forms) {
        if (text.trim() === '') problems.push(`${id} is empty in ${locale}`);
        if (form !== '' && !categories.includes(form)) {
          problems.push(`${id}: ${locale} has no plural form ${form}`);
        }
      }
      for (const category of forms.has('') ? [] : categories) {
        if (!forms.has(category))
          problems.push(`${id}: ${locale} lacks the plural form ${category}`);
      }
      if (original === undefined) continue;
      const wanted = placeholders(original.values()).join(' ');
      const given = placeholders(forms.values()).join(' ');
      if (wanted !== given) {
        problems.push(`${id}: ${locale} has [${given}], ${sourceLocale} has [${wanted}]`);
      }
    }
  }
  return problems;
}
