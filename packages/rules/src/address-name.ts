import { phoneMark, placeSigns, requests, surePlaceSigns, withoutTitle } from './address-marked';
import { beginsWithSurname, surnameOf } from './surnames';

/** Whether a piece may be a person's name; a Latin one has at least two letters. */
function looksLikeName(piece: string): boolean {
  if (requests.test(piece)) return false;
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
export function takeName(before: string[], after: string[], hasArea: boolean): string {
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
