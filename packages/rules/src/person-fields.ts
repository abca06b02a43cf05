import { plainText, withoutSeparators } from './typed-text';

// The browser and Node both have it; this package has no types of either.
declare const URL: new (input: string) => { hostname: string };

/** Why a single field of a person or an account is refused. Texts: `rules:<code>`. */
export const personFieldCodes = [
  'nameRequired',
  'nameLength',
  'nameCharacters',
  'mobileRequired',
  'mobileInvalid',
  'passwordRequired',
  'passwordInvalid',
  'nicknameRequired',
  'nicknameTooLong',
  'nicknameCharacters',
  'codeRequired',
  'codeInvalid',
  'emailRequired',
  'emailInvalid',
] as const;

/** One of {@link personFieldCodes}. */
export type PersonFieldCode = (typeof personFieldCodes)[number];

/** A space beside a single character, as forms print a Chinese name of two: 李 明. */
const printedSpace =
  /(?<=(?:^| )\p{Script=Han}) (?=\p{Script=Han})|(?<=\p{Script=Han}) (?=\p{Script=Han}(?: |$))/gu;

/**
 * A name as it is stored: written plainly, every dot between Chinese words a middle dot, a space after an initial,
 * runs of spaces made one, and none within a Chinese name that was only printed wide.
 */
export function normalizeName(text: string): string {
  const name = plainText(text)
    // First of all: a long run of spaces would be read again from each of them.
    .replace(/\s+/gu, ' ')
    .replace(/\s*·\s*/gu, '·')
    .replace(/(?<=\p{Script=Han})\s*[.。]\s*(?=\p{Script=Han})/gu, '·')
    .replace(/(?<!\p{L})(?:\p{Lu}|St|Dr|Mr|Mrs|Ms)\.(?=\p{L})/gu, '$& ')
    .trim();
  return /^[\p{Script=Han} ]+$/u.test(name) ? name.replace(printedSpace, '') : name;
}

/** Most characters of a person's name: as many as passports and visas write. */
export const longestName = 100;

// Each separator is followed by a letter, so that there is one way only to read a name. A full stop with a letter
// right behind it would make a link of a name in a message, as in pay.example; one that is written out (点com), the
// names that addresses begin with, and words that lead to an app or a code are no part of a name either.
const letter = String.raw`[\p{Script=Han}\p{Script=Latin}]`;
/** Also the apostrophes of van 't Hoff and of D' Angelo, as passports print them. */
const separator = String.raw`(?:\. | '|' |[ ·'-])`;
/** As much of a text as a name has; a sign is only read with the letter behind it. */
const nameStart = new RegExp(`^${letter}+(?:${separator}${letter}+)*`, 'u');
const namePattern = new RegExp(String.raw`${nameStart.source}\.?$`, 'u');
const refusedSign = new RegExp(`^(?:${separator}(?!${letter}))?(.)`, 'su');

// A Latin name may stand behind one that ends in 点, so the ends of hosts are named.
const spelledAddress = new RegExp(
  [
    /[点點] ?(?:app|cc|cn|co|com|io|link|me|net|org|top|vip|xyz)(?!\p{Script=Latin})/u,
    /(?<=[ ·-])(?:dot )?(?:com|cn|net|org)$|www[ ·'-]|h(?:tt|xx)ps?(?!\p{L})/u,
    /微信|[薇威][信x]号|加[薇威]信|(?<!\p{Script=Latin})v[ ·'-]?信|wxid|wx\d{5}/u,
    // A telephone number in words: shorter rows of digits are names that people like.
    /[零〇一二三四五六七八九幺]{10,}/u,
    // What leads somewhere: no name has these words.
    /扫[一个]{0,2}[码碼]|掃[一個]{0,2}碼|二[维維][码碼]|公[众眾][号號]|小程序|点[击擊]|點擊|[链鏈連]接|連結|[领領][奖獎红紅]|中[奖獎](?!\p{Script=Han})|[转轉][账賬帳]|[验驗][证證][码碼]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/**
 * A person's name: Han or Latin characters, 2 to {@link longestName}. The middle dot of a transcribed name and the
 * space, hyphen, apostrophe and full stop of a Latin one may stand between letters.
 * @param least 1 where a part of a name is enough, such as the name to call a person by.
 */
export function checkName(text: string, least: 1 | 2 = 2): PersonFieldCode | null {
  const name = normalizeName(text);
  if (name === '') return 'nameRequired';
  const length = [...name].length;
  if (length < least || length > longestName) return 'nameLength';
  return namePattern.test(name) && !spelledAddress.test(name) ? null : 'nameCharacters';
}

/**
 * The first character of a name at which it stops being one; `undefined` where none does. Not only letters of other
 * scripts: a dot that would make a link of the name is refused where it stands, and so is one that joins nothing.
 */
export function firstOutOfName(text: string): string | undefined {
  const name = normalizeName(text);
  if (name === '' || namePattern.test(name)) return undefined;
  const rest = name.slice(nameStart.exec(name)?.[0].length ?? 0);
  // A sign may stand there, were it not for what follows it: of Mary & Jane the & is told, not the space.
  return refusedSign.exec(rest)?.[1];
}

/** Whether a text is a mainland mobile number: 11 digits from 13 to 19, no country code. */
export function isMainlandMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** A mobile number as it is sent: written plainly, separators, the code of the country and the 0 of long distance dropped. */
export function normalizeMobile(text: string): string {
  return withoutSeparators(text, /[\s().·/,;:、。-]/g).replace(
    /^(?:(?:tel)?(?:\+?0{0,2}86)*0?(?=1\d{10}$)|(?:(?:\+|00)86)+(?=1))/i,
    '',
  );
}

/** A mobile number as typed; see {@link normalizeMobile}. */
export function checkMobile(text: string): PersonFieldCode | null {
  const mobile = normalizeMobile(text);
  if (mobile === '') return 'mobileRequired';
  return isMainlandMobile(mobile) ? null : 'mobileInvalid';
}

/**
 * A new password (spec 1 §5): 8 to 20 characters, at least two of digits, letters and special
 * symbols, no spaces. Only what every keyboard has, so that it can be typed on another device.
 */
export function checkPassword(password: string): PersonFieldCode | null {
  if (password === '') return 'passwordRequired';
  if (!/^[\u0021-\u007e]{8,20}$/.test(password)) return 'passwordInvalid';
  const kinds = [/\d/, /[A-Za-z]/, /[^\dA-Za-z]/].filter((kind) => kind.test(password));
  return kinds.length >= 2 ? null : 'passwordInvalid';
}

/** A nickname as it is stored. */
export function normalizeNickname(text: string): string {
  return plainText(text).trim();
}

/**
 * A nickname (spec 1 §5): up to 10 Chinese characters or 20 letters and digits; in a mixed one a
 * Chinese character counts as two. Whether it is taken, the gateway knows.
 */
export function checkNickname(text: string): PersonFieldCode | null {
  const nickname = normalizeNickname(text);
  if (nickname === '') return 'nicknameRequired';
  if (!/^[\p{Script=Han}\p{Script=Latin}0-9]+$/u.test(nickname) || spelledAddress.test(nickname))
    return 'nicknameCharacters';
  let width = 0;
  for (const character of nickname) width += /\p{Script=Han}/u.test(character) ? 2 : 1;
  return width <= 20 ? null : 'nicknameTooLong';
}

/** A code from a text message as it is sent; some messages group its digits, and a sentence ends behind it. */
export function normalizeCode(text: string): string {
  return withoutSeparators(text, /[\s.·,;、。-]/g);
}

/** A code from a text message: six digits. Full-width digits count. */
export function checkMobileCode(text: string): PersonFieldCode | null {
  const code = normalizeCode(text);
  if (code === '') return 'codeRequired';
  return /^\d{6}$/.test(code) ? null : 'codeInvalid';
}

/** Most characters of an e-mail address, as its path is limited (RFC 5321, 4.5.3.1.3). */
export const longestEmail = 254;

/**
 * An e-mail address in plain letters, without its {@link longestEmail}: at most 64 characters before the sign, labels of
 * at most 63 behind it (RFC 5321, 4.5.3.1; RFC 1035, 2.3.4). The last label may be one of other scripts in its ASCII form,
 * as in klinik.xn--p1ai.
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** A host that is typed in another script, as in klinik.рф, in the ASCII form by which mail is sent. */
function asciiHost(host: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(host) || /^[\w.-]*$/.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/**
 * An e-mail address as it is sent: written plainly, in small letters, its host in ASCII; a Chinese keyboard has its own
 * full stop.
 */
export function normalizeEmail(text: string): string {
  const email = plainText(text).trim().replaceAll('。', '.').toLowerCase();
  const host = email.lastIndexOf('@') + 1;
  return host === 0 ? email : email.slice(0, host) + asciiHost(email.slice(host));
}

/**
 * An e-mail address as typed (spec 1 §5), by the gateway's own reading: plain letters, one `@`, a host with a dot.
 */
export function checkEmail(text: string): PersonFieldCode | null {
  const email = normalizeEmail(text);
  if (email === '') return 'emailRequired';
  return email.length <= longestEmail && emailPattern.test(email) ? null : 'emailInvalid';
}
