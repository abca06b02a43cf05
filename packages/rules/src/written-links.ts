import { plainText } from './typed-text';

/** An address in a text: where it stands, in units of the text; `end` is exclusive. */
export interface WrittenLink {
  readonly start: number;
  readonly end: number;
  readonly kind: 'mail' | 'page';
}

/** Last parts of hosts that are no words, so that a full stop before one is no end of a sentence. */
const plainEnds =
  'com|cn|net|org|cc|xyz|vip|io|co|info|biz|icu|tv|hk|tw|eu|jp|kr|ru|sg|uk|example|invalid';
/** The same for those that may begin a sentence: they count where no space is lost by a careless writer. */
const wordEnds =
  'app|club|fun|link|live|online|pro|shop|site|store|tech|top|win|work|wang|ren|mobi|test';
/** Countries, whose letters may be words: they count with a path, or behind a part that hosts have there. */
const countries = '(?:ac|co|com|edu|gov|net|org)\\.[a-z]{2}';
/** Last parts in Chinese, which end there. */
const chineseEnds =
  '中国|中國|公司|网络|網絡|网址|網址|集团|集團|在线|在線|商城|手机|我爱你|香港|台湾|政务|公益';

// All lengths have an end, so that no text takes long.
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const own = `(?<![a-z\\d@.-])(?=[\\d.-]{0,40}[a-z])`;
const ends = '(?![a-z\\d])';
const path = '(?::\\d{1,5})?(?:[/?#](?:[^\\s，。；！？]|。(?=[a-z\\d]))*)?';
/** A dot that is written out, or kept apart from what it parts. */
const spoken = `(?:\\s?[点點]\\s?|\\s+dot\\s+|\\s?[\\[({（【<]\\s?(?:[.。点點]|dot)\\s?[\\])}）】>]\\s?|\\s[.。]\\s|。)`;

const pages = [
  // With what it is opened by, also as those write it who do not want it found.
  String.raw`h\s?(?:tt|xx|t\*)\s?ps?\s?[:：]\s?[/\\]{1,2}\s?(?:[^\s，。；！？]|。(?=[a-z\d]))+${path}`,
  String.raw`h(?:\s?[tx]){2}\s?p\s?s?\s?:\s?/\s?/\s?[a-z\d](?:\s?[a-z\d-]){2,}(?:\s?[.。]\s?[a-z\d]+(?:\s[a-z\d])*)*`,
  String.raw`(?<![a-z\d])www\s?[.。点點·\s]\s?[a-z\d-]{1,63}(?:\s?[.。点點·\s]\s?[a-z\d-]{1,63}){0,5}?\s?[.。点點·\s]\s?(?:${plainEnds}|${wordEnds})${ends}${path}`,
  String.raw`(?<![a-z\d])www\.[^\s，。；！？]+`,
  `${own}${label}(?:\\.${label}){0,9}\\.${countries}${ends}${path}`,
  `${own}${label}(?:\\.${label}){0,9}\\.(?:${plainEnds}|${wordEnds})${ends}${path}`,
  // Any other last part with a path behind it.
  `${own}${label}(?:\\.${label}){0,9}\\.[a-z]{2,}(?::\\d{2,5})?/[a-z\\d?=&%_-]+`,
  `${own}${label}(?:(?:\\.|${spoken})${label}){0,9}${spoken}(?:${plainEnds})${ends}${path}`,
  String.raw`(?<![a-z\d])(?:[a-z\d]\s){2,30}[.。]\s(?:c\s?o\s?m|c\s?n|n\s?e\s?t|o\s?r\s?g)${ends}`,
  String.raw`(?<![a-z\d])xn--[a-z\d-]+(?:\.[a-z\d-]+)*${path}`,
  String.raw`[\p{Script=Han}a-z\d-]{1,20}\.(?:${chineseEnds})(?![\p{Script=Han}a-z\d])${path}`,
  String.raw`[\p{Script=Han}]{1,10}\.(?:${plainEnds}|${wordEnds})${ends}${path}`,
  // A number of a machine, where it is more than that of a chapter.
  String.raw`(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5}|/)[^\s，。；！？]*`,
];
const pagePattern = new RegExp(pages.join('|'), 'dgu');
const mailPattern = new RegExp(
  `[\\w.+-]{1,64}\\s?(?:@|[\\[({（【<]\\s?at\\s?[\\])}）】>])\\s?${label}(?:(?:\\.|${spoken})${label}){1,9}`,
  'dgu',
);

/** A text in plain small letters, and where each of them comes from. */
function spelled(text: string) {
  const starts: number[] = [];
  const stops: number[] = [];
  let letters = '';
  let place = 0;
  for (const character of text) {
    const end = place + character.length;
    // Chinese signs end an address, their plain forms may be part of one.
    const plain = /[，；！？]/.test(character) ? character : plainText(character).toLowerCase();
    letters += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(place);
      stops.push(end);
    }
    place = end;
  }
  return { letters, starts, stops };
}

/**
 * Addresses of pages and of mail in a text, also as those write them who do not want them found: in full width, with 。 or
 * 点 for a dot, in brackets, with spaces or unseen characters within, as `hxxp`, in Chinese or Punycode. A full stop that
 * lacks its space makes no address of two words, as in `great.It`, and neither does a decimal point or a unit.
 */
export function linksIn(text: string): readonly WrittenLink[] {
  const { letters, starts, stops } = spelled(text);
  const found: WrittenLink[] = [];
  for (const [kind, pattern] of [
    ['mail', mailPattern],
    ['page', pagePattern],
  ] as const) {
    for (const { index, 0: written } of letters.matchAll(pattern)) {
      const start = starts[index] ?? 0;
      const end = stops[index + written.length - 1] ?? start;
      if (!found.some((one) => one.start < end && start < one.end))
        found.push({ start, end, kind });
    }
  }
  return found;
}
