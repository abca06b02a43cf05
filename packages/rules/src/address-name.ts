import {
  estateNames,
  phoneMark,
  placeSigns,
  requests,
  surePlaceSigns,
  withoutTitle,
} from './address-marked';
import { beginsWithSurname, surnameOf } from './surnames';

/** Whether a piece may be a person's name; a Latin one has at least two letters. */
function looksLikeName(piece: string): boolean {
  if (requests.test(piece) || estateNames.test(piece)) return false;
  if (surePlaceSigns.test(piece) || (placeSigns.test(piece) && !beginsWithSurname(piece)))
    return false;
  if (/^\p{Script=Han}{5,6}$/u.test(piece)) return [...piece].length <= surnameOf(piece).length + 2;
  return /^\p{Script=Han}{2,4}$|^\p{Script=Han}+[·.][\p{Script=Han}·.]+$|^[\p{Script=Latin}'.-]{2,30}$/u.test(
    piece,
  );
}

/**
 * Takes the name out of the pieces: one that begins with a surname and stands beside the phone, any
 * with a surname, one glued to the end of the address, else one that stands before the area or beside the phone.
 */
export function takeName(
  before: string[],
  after: string[],
  { hasArea, isApart }: { readonly hasArea: boolean; readonly isApart: boolean },
): string {
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
  // The first piece after the area is the street, unless a street with its house comes later.
  const isFirst = (piece: string): boolean =>
    piece === after[0] &&
    !(
      isApart &&
      /^\p{Script=Han}{3,}/u.test(piece) &&
      isPlain({ piece }) &&
      after.slice(1).some(isHouse)
    );
  const free = names.filter(
    (one) =>
      one.pieces === before ||
      (one.beside && !isFirst(one.piece) && (isPlain(one) || !isOnlyPlace(one.piece))),
  );
  // What alone stands before a whole address, beside the phone, is its person: 白小路, 村上春树.
  const isAlone = (piece: string): boolean =>
    hasArea &&
    before.filter((one) => one !== phoneMark).length === 1 &&
    before.includes(piece) &&
    before.includes(phoneMark) &&
    after.some((one) => /\d/.test(one) || ([...piece].length === 2 && placeSigns.test(one))) &&
    /^\p{Script=Han}{2,4}$/u.test(piece) &&
    (!surePlaceSigns.test(piece) ||
      (beginsWithSurname(piece) && [...piece].length <= surnameOf(piece).length + 2));
  // The same behind it, with a surname: 文三路138号 王路. Names end with no other of these signs.
  const isAtTheEnd = ({ pieces, piece, beside }: (typeof all)[number]): boolean =>
    hasArea &&
    beside &&
    pieces === after &&
    piece === after.findLast((one) => one !== phoneMark) &&
    after.slice(0, after.indexOf(piece)).some((one) => /\d/.test(one)) &&
    /^\p{Script=Han}{1,3}[路村乡镇厦鄉鎮廈]$/u.test(piece) &&
    beginsWithSurname(piece) &&
    [...piece].length <= surnameOf(piece).length + 2;
  const first = (those: typeof names) => those.find(isPlain) ?? those[0];
  const taken =
    first(bySurname.filter(({ beside }) => beside)) ??
    first(bySurname.filter(({ pieces }) => pieces === before)) ??
    bySurname.filter(isPlain).findLast(({ piece }) => piece !== after[0] || after.length === 1) ??
    all.find((one) => isAlone(one.piece) || isAtTheEnd(one)) ??
    free[0];
  if (taken === undefined) return takeGluedName(before, after);
  const place = taken.pieces.indexOf(taken.piece);
  taken.pieces.splice(place, 1);
  return latinName(taken.piece, taken.pieces, place);
}

/** A street with its house, in words: 航天大道1号. */
const isHouse = (piece: string): boolean => /[路街道巷弄镇村鎮].*\d/u.test(piece);

/** Words of an address in English, which are no part of a name. */
const placeInEnglish =
  /^(?:road|rd|street|st|avenue|ave|lane|unit|room|rm|floor|flat|block|building|bldg|tower|plaza|mansion|garden|estate|court|village|town|district|county|city|province|north|south|east|west|no|china|beijing|shanghai)\.?$/i;

/** A Latin name comes in several pieces; those beside one of them belong to it. */
function latinName(first: string, pieces: string[], place: number): string {
  if (!/^\p{Script=Latin}/u.test(first)) return withoutTitle(first);
  const isMore = (piece: string | undefined): boolean =>
    piece !== undefined &&
    /^[\p{Script=Latin}'.-]{2,}$/u.test(piece) &&
    !placeInEnglish.test(piece);
  let [from, to] = [place, place];
  while (to - from < 3 && isMore(pieces[to])) to += 1;
  while (to - from < 3 && isMore(pieces[from - 1])) from -= 1;
  const parts = [...pieces.slice(from, place), first, ...pieces.slice(place, to)];
  pieces.splice(from, to - from);
  return parts.join(' ');
}

const glued =
  /^(.*(?:[号室栋幢楼弄层座院店厦户元组號棟樓層)]|\d{2,5}))(\p{Script=Han}{2,4}?)(?:[(（]?收[)）]?)?$/u;

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
