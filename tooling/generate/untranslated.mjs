// Owns: which texts look as if they were left in another language, or are not written as their language is.
// Must not know: which languages a package needs.
// Used by: the check of locales.

/**
 * Texts that are rightly the same as in English, with the languages in which they are. Names of products, companies and cities
 * are the same in all of them.
 */
const sameAsEnglish = new Map([
  ...['Alipay', 'Facebook', 'Google', 'Hangzhou', 'WeChat Pay'].map((name) => [
    name,
    ['it', 'fr', 'id'],
  ]),
  // The product has no name of its own in Indonesian.
  ['Xinglin Health', ['id']],
  // A sum with the code of its currency.
  ['{{sum}} (CNY)', ['it', 'fr', 'id']],
  ['E-mail', ['it', 'fr', 'id']],
  ...['Account', 'Nickname', 'Password'].map((word) => [word, ['it']]),
  ...[
    'Code',
    'Consultation',
    'Contact',
    'Conversation',
    'Fatigue',
    'Licence',
    'Parent',
    'Patient',
    'Questionnaire',
    'Service',
    'Messages',
  ].map((word) => [word, ['fr']]),
]);

/** Names that Chinese writes in Latin letters. */
const latinInChinese = new Set([
  'App',
  'Chrome',
  'Edge',
  'Facebook',
  'Firefox',
  'Google',
  'Linux',
  'Mac',
  'Safari',
  'Windows',
  'iPhone / iPad',
]);

/** Texts in Latin script that show Chinese on purpose: a language by its own name, an address as it is pasted. */
const showsChinese = new Set(['directory:home.otherLanguage', 'contacts:paste.example']);

const isChinese = (locale) => locale.startsWith('zh');

/** What of a text is words: neither a placeholder nor a tag. */
const wordsOf = (text) => text.replace(/\{\{.*?\}\}|\$t\(.*?\)|<.*?>/g, ' ');

/** A text as it is read: a word for each placeholder, tags left out. */
const readable = (text) =>
  text.replace(/\{\{.*?\}\}|\$t\(.*?\)|<\w+\s*\/>/g, 'X').replace(/<.*?>/g, '');

/** Rules of writing: for which languages, what breaks them, how it is said. */
const manners = [
  {
    languages: ['en', 'it', 'fr', 'id'],
    breaks: /[，。！？：；（）、]/u,
    words: 'has Chinese punctuation',
  },
  {
    languages: ['zh-Hans', 'zh-Hant'],
    breaks: /\p{Script=Han}[,;?!]/u,
    words: 'has Western punctuation',
  },
  { languages: ['it', 'fr'], breaks: /\p{L}'\p{L}/u, words: 'has a straight apostrophe' },
  {
    languages: ['fr'],
    breaks: /[\p{L}\p{N}»)][;?!]|[\p{L}»)]:(?!\/\/)/u,
    words: 'lacks the space before a mark',
  },
  { languages: ['fr'], breaks: /["“”]/u, words: 'has quotation marks of another language' },
  {
    languages: ['en', 'it', 'fr', 'id'],
    breaks: /\.\.\./u,
    words: 'has three points for an ellipsis',
  },
  { languages: ['en', 'it', 'fr', 'id'], breaks: / {2}/u, words: 'has two spaces' },
];

/**
 * What of one namespace looks untranslated or untypical.
 * @param {string} namespace
 * @param {Record<string, ReadonlyMap<string, string> | null>} textsByLocale
 * @returns {string[]}
 */
export function findUntranslated(namespace, textsByLocale) {
  const problems = [];
  const chinese = textsByLocale['zh-Hans'] ?? new Map();
  const english = textsByLocale.en ?? new Map();
  for (const [locale, texts] of Object.entries(textsByLocale)) {
    for (const [key, text] of texts ?? []) {
      const id = `${namespace}:${key}`;
      const words = wordsOf(text);
      if (!/\p{L}{2}/u.test(words)) continue;
      if (isChinese(locale)) {
        if (!/\p{Script=Han}/u.test(words) && /\p{Ll}{2}/u.test(words) && !latinInChinese.has(text))
          problems.push(`${id} is not Chinese in ${locale}`);
      } else if (/\p{Script=Han}/u.test(words) && !showsChinese.has(id)) {
        problems.push(`${id} is Chinese in ${locale}`);
      } else if (locale === 'en') {
        if (text === chinese.get(key) && !latinInChinese.has(text))
          problems.push(`${id} is the same in en as in zh-Hans`);
      } else if (text === english.get(key) && !sameAsEnglish.get(text)?.includes(locale)) {
        problems.push(`${id} is the same in ${locale} as in en`);
      }
      for (const { languages, breaks, words: told } of manners)
        if (languages.includes(locale) && breaks.test(readable(text)))
          problems.push(`${id} ${told} in ${locale}`);
    }
  }
  return problems;
}
