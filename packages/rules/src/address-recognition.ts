import { findAreas, type AreaIndex, type AreaMatch } from './area-index';
import { normalizeAddressDetail, recognizableLength } from './address';
import {
  extensionOfName,
  extensionPattern,
  foreignPatterns,
  landlinePattern,
  longNumber,
  mobilePattern,
} from './address-numbers';
import { cutText } from './cut-text';
import { normalizeName } from './person-fields';
import { beginsWithSurname } from './surnames';
import { typedText } from './typed-text';

/** What a pasted text says; what it does not say is empty or null. */
export interface RecognizedAddress {
  readonly name: string;
  /** Eleven digits; a relay number with its extension behind a hyphen. */
  readonly mobile: string;
  readonly provinceId: string | null;
  readonly cityId: string | null;
  readonly districtId: string | null;
  readonly detail: string;
  /** What was read as nothing of these: shown to the person, and not kept. */
  readonly unread: readonly string[];
}

const nameLabels = '(?:收货人|收件人|收貨人|联系人|姓名|收方|收件方)(?:姓名)?';
const phoneLabels =
  '虚拟号码?|隐私号码?|手机号码|手机号|手机|联系电话|联系方式|电话号码|电话|mobile|phone|tel';
const otherLabels =
  '所在地区|所在区域|地区|省市区|详细地址|收货地址|收件地址|邮寄地址|家庭住址|街道地址|住址|地址|邮政编码|邮编';

/** Stands where a phone number was; of the private use area, which a cleaned text has nothing of. */
const phoneMark = '\uE000';
/** Marks where a label was: a new field starts after it. */
const separators = /[\s,，;；|。\uE001]+/;

/** Parts of an address hold these; some of them are letters of names too, as in 赵国栋. */
const placeSigns =
  /[路街号室栋幢楼弄巷村镇乡区县市省道园苑厦座层院店单元组队桥湾號棟樓鎮鄉區縣園廈層單組隊橋灣\d]|小区|花园|公寓|广场|大厦|中心/;
/** What no person's name is or ends with. */
const surePlaceSigns =
  /[路街号室弄巷村镇乡区县市省厦號鎮鄉區縣廈]$|\d|小区|小區|花园|花園|公寓|广场|廣場|大厦|大廈|中心|单元|單元|医院|醫院|学校|學校|街道/;

/**
 * Reads a pasted text: receiver, phone, area and the rest as street, house and room. Pure and the
 * same everywhere; it proposes, the person checks. `toSimplified` lets areas be found in
 * Traditional Chinese; it counts where it keeps the text's length, and what is answered stays as typed.
 */
export function recognizeAddress(
  pasted: string,
  index: AreaIndex,
  toSimplified: (text: string) => string = (text) => text,
): RecognizedAddress {
  const text = cutText(typedText(pasted), recognizableLength).replace(/[\p{Cc}\p{Co}]/gu, ' ');
  const { rest, mobile, labelledName, unread } = takeMarked(text);
  const simplified = toSimplified(rest);
  // Words that are simplified already may be spoilt by it, as 乾安 is; the longer reading counts.
  const typed = findAreas(rest, index);
  const converted = simplified.length === rest.length ? findAreas(simplified, index) : null;
  const found = lengthOf(converted) > lengthOf(typed) ? converted : typed;
  const before = piecesOf(found === null ? '' : rest.slice(0, found.start));
  const after = piecesOf(found === null ? rest : rest.slice(found.end));
  const name = labelledName || takeName(before, after, found !== null);
  // What comes before the area belongs to it only where it looks so: a greeting does not.
  const isOfPlace = (piece: string) => placeSigns.test(piece) && !/^\d+$/.test(piece);
  const greetings = before.filter((piece) => !isOfPlace(piece) && piece !== phoneMark);
  const detail = normalizeAddressDetail(
    joined([...after, ...before.filter(isOfPlace)].filter((piece) => piece !== phoneMark)),
  );
  return {
    name: normalizeName(name),
    mobile,
    provinceId: found?.province?.areaId ?? null,
    cityId: found?.city?.areaId ?? null,
    districtId: found?.district?.areaId ?? null,
    detail,
    unread: [...unread, ...greetings],
  };
}

const lengthOf = (match: AreaMatch | null): number =>
  match === null ? 0 : match.end - match.start;

/** Takes out what says itself what it is: phones, labels, postal codes, the country. */
function takeMarked(text: string): {
  rest: string;
  mobile: string;
  labelledName: string;
  unread: string[];
} {
  let mobile = '';
  let extension = '';
  let labelledName = '';
  const unread: string[] = [];
  const leaveOut = (words: string): string => {
    unread.push(words.trim());
    return ' ';
  };
  const withoutForeign = foreignPatterns.reduce(
    (left, pattern) => left.replace(pattern, leaveOut),
    text,
  );
  const rest = withoutForeign
    .replace(mobilePattern, (words, digits: string, own: string | undefined) => {
      const number = digits.replace(/\D/g, '');
      if (mobile !== '' && number !== mobile) leaveOut(words);
      if (mobile === '') mobile = number;
      if (number === mobile) extension ||= own ?? '';
      return ` ${phoneMark} `;
    })
    .replace(extensionPattern, (_, own: string) => {
      extension ||= own;
      return ' ';
    })
    .replace(extensionOfName, (words, name: string, own: string) => {
      if (mobile === '' || !beginsWithSurname(name)) return words;
      extension ||= own;
      return name;
    })
    .replace(landlinePattern, leaveOut)
    .replace(longNumber, leaveOut)
    .replace(
      new RegExp(`${nameLabels}(?:\\s*[:：]\\s*|\\s+)([^\\s,，;；|。${phoneMark}]{1,20})`),
      (_, name: string) => {
        labelledName = withoutTitle(name);
        return ' \uE001 ';
      },
    )
    .replace(
      new RegExp(`(?:${nameLabels}|${phoneLabels}|${otherLabels})\\s*[:：]`, 'gi'),
      ' \uE001 ',
    )
    .replace(new RegExp(`(?:${phoneLabels})(?=\\s*${phoneMark})`, 'gi'), ' \uE001 ')
    .replace(/(?:邮政编码|邮编|郵遞區號)\s*\d{6}(?!\d)/g, ' ')
    // Six digits glued to words are a postal code too, unless they count a house or a letter box.
    .replace(
      /(?<![\dA-Za-z箱])\(?(?<!\d)\d{6}(?!\d)\)?(?=\p{Script=Han}{2}|\s|$|[,，;；|。\uE000\uE001])(?![号號室弄栋棟幢楼樓])/gu,
      (code, place: number, whole: string) =>
        /[\p{Script=Han}\s(]/u.test(whole.charAt(place - 1) || ' ') ? ' ' : code,
    )
    .replace(/(?<!\d)\d{6}(?=\s|$|[,，;；\uE000\uE001])/g, (code, place: number, whole: string) =>
      // A number that stands alone is a postal code; one that follows a word belongs to it.
      place === 0 || separators.test(whole.charAt(place - 1)) ? ' ' : code,
    )
    .replace(/(?:中国|中华人民共和国)(?=[^\s]{2,}?(?:省|市|自治区))/, '');
  const isRelayed = mobile !== '' && extension !== '';
  return { rest, mobile: isRelayed ? `${mobile}-${extension}` : mobile, labelledName, unread };
}

function piecesOf(text: string): string[] {
  return text.split(separators).filter((piece) => /[\p{L}\p{N}\uE000]/u.test(piece));
}

const withoutTitle = (name: string): string => name.replace(/[(（]?(?:收|亲收|签收)[)）]?$/, '');

/** Whether a piece may be a person's name; a Latin one has at least two letters. */
function looksLikeName(piece: string): boolean {
  if (surePlaceSigns.test(piece) || (placeSigns.test(piece) && !beginsWithSurname(piece)))
    return false;
  return /^\p{Script=Han}{2,4}$|^\p{Script=Han}+·[\p{Script=Han}·]+$|^[\p{Script=Latin}'.-]{2,30}$/u.test(
    piece,
  );
}

/**
 * Takes the name out of the pieces: one that begins with a surname and stands beside the phone, any
 * with a surname, one glued to the end of the address, else one that stands before the area or beside the phone.
 */
function takeName(before: string[], after: string[], hasArea: boolean): string {
  const all = [before, after].flatMap((pieces) =>
    pieces.map((piece, place) => ({
      pieces,
      piece,
      beside: [pieces[place - 1], pieces[place + 1]].includes(phoneMark),
    })),
  );
  const names = all.filter(({ piece }) => looksLikeName(withoutTitle(piece)));
  // A place without its street and house says nothing, so its only piece stays with it.
  const isOnlyPlace = (piece: string): boolean =>
    hasArea &&
    after.every((one) => one === phoneMark || one === piece) &&
    !before.some((one) => placeSigns.test(one) && !looksLikeName(withoutTitle(one)));
  const bySurname = names.filter(
    ({ pieces, piece }) => beginsWithSurname(piece) && !(pieces === after && isOnlyPlace(piece)),
  );
  // What may be a place as well is a person only where nothing plainer is.
  const isPlain = ({ piece }: { piece: string }): boolean =>
    // A building is one by its number only.
    !placeSigns.test(withoutTitle(piece).replace(/(?<!\d)[栋棟幢层層]/g, ''));
  // The first piece after the area is the street, unless it is a name without doubt.
  const free = names.filter(
    (one) =>
      one.pieces === before ||
      (one.beside && one.piece !== after[0] && (isPlain(one) || !isOnlyPlace(one.piece))),
  );
  // What alone stands before a whole address, beside the phone, is its person: 白小路, 村上春树.
  const isAlone = (piece: string): boolean =>
    hasArea &&
    before.filter((one) => one !== phoneMark).length === 1 &&
    before.includes(piece) &&
    before.includes(phoneMark) &&
    after.some((one) => /\d/.test(one)) &&
    /^\p{Script=Han}{2,4}$/u.test(piece) &&
    (!surePlaceSigns.test(piece) || (beginsWithSurname(piece) && [...piece].length <= 3));
  // The same behind it, with a surname: 文三路138号 王路. Names end with no other of these signs.
  const isAtTheEnd = ({ pieces, piece, beside }: (typeof all)[number]): boolean =>
    hasArea &&
    beside &&
    pieces === after &&
    piece === after.findLast((one) => one !== phoneMark) &&
    after.slice(0, after.indexOf(piece)).some((one) => /\d/.test(one)) &&
    /^\p{Script=Han}{1,2}[路村乡镇厦鄉鎮廈]$/u.test(piece) &&
    beginsWithSurname(piece);
  const first = (those: typeof names) => those.find(isPlain) ?? those[0];
  const taken =
    first(bySurname.filter(({ beside }) => beside)) ??
    first(bySurname.filter(({ pieces }) => pieces === before)) ??
    bySurname.filter(isPlain).findLast(({ piece }) => piece !== after[0] || after.length === 1) ??
    all.find((one) => isAlone(one.piece) || isAtTheEnd(one)) ??
    free[0];
  if (taken === undefined) return takeGluedName(before, after);
  taken.pieces.splice(taken.pieces.indexOf(taken.piece), 1);
  return latinName(taken.piece, taken.pieces);
}

/** A Latin name comes in several pieces; the one that follows belongs to it. */
function latinName(first: string, pieces: string[]): string {
  const next = pieces[0];
  if (!/^\p{Script=Latin}/u.test(first) || next === undefined) return withoutTitle(first);
  if (!/^[\p{Script=Latin}'.-]{2,}$/u.test(next)) return first;
  pieces.shift();
  return `${first} ${next}`;
}

const glued =
  /^(.*(?:[号室栋幢楼弄层座院店厦户元组]|\d{2,5}))(\p{Script=Han}{2,4}?)(?:[(（]?收[)）]?)?$/u;

/** 文三路138号张三: the name follows the house without a gap. */
function takeGluedName(before: string[], after: string[]): string {
  for (const pieces of [after, before]) {
    for (const [place, piece] of pieces.entries()) {
      const [, address = '', name = ''] = glued.exec(piece) ?? [];
      if (name === '' || surePlaceSigns.test(name) || !beginsWithSurname(name)) continue;
      pieces[place] = address;
      return name;
    }
  }
  return '';
}

/** Puts pieces together; only between Latin letters or digits a space says something. */
function joined(pieces: readonly string[]): string {
  return pieces.reduce((text, piece) => {
    const gap = /[\p{Script=Latin}\d]$/u.test(text) && /^[\p{Script=Latin}\d]/u.test(piece);
    return text + (gap ? ' ' : '') + piece;
  }, '');
}
