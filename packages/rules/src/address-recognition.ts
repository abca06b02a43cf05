import { findAreas, type AreaIndex, type AreaMatch } from './area-index';
import { normalizeAddressDetail, recognizableLength } from './address';
import {
  estateNames,
  otherCounts,
  phoneMark,
  placeEndings,
  placeSigns,
  requests,
  separators,
  takeMarked,
} from './address-marked';
import { takeName } from './address-name';
import { cutText } from './cut-text';
import { normalizeName } from './person-fields';
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

/** The words of an area, as far as they go. */
const strangeArea = /^\p{Script=Han}{2,}[省市区县州盟旗縣區]$/u;

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
  const text = cutText(typedText(pasted), recognizableLength).replace(
    /[\p{Cc}\p{Co}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3]/gu,
    ' ',
  );
  const { rest, mobile, labelledName, unread } = takeMarked(text);
  const simplified = toSimplified(rest);
  // Words that are simplified already may be spoilt by it, and 乾 stays itself in names of places; what reads the most counts.
  const found = [
    rest,
    simplified,
    simplified.replaceAll('干', (one, place: number) => (rest.charAt(place) === '乾' ? '乾' : one)),
  ]
    .filter((text, place, all) => text.length === rest.length && all.indexOf(text) === place)
    .map((text) => findAreas(text, index))
    .reduce((best, other) => (best === null || sizeOf(other) > sizeOf(best) ? other : best));
  const { start = 0 } = found ?? {};
  const before = piecesOf(rest.slice(0, start));
  // Words right before an area that end as one are an area that there is none of.
  const strange = /\S+$/.test(rest.slice(0, start))
    ? strangeArea.exec(before.at(-1) ?? '')?.[0]
    : undefined;
  if (strange !== undefined) before.pop();
  const after = piecesOf(found === null ? rest : rest.slice(found.end));
  // What stands right behind the area is its street.
  const isApart = found === null || !/^[^\s,，;；|]/u.test(rest.slice(found.end));
  const name = labelledName || takeName(before, after, { hasArea: found !== null, isApart });
  // What comes before the area belongs to it only where it looks so: a greeting does not.
  const isPlain = (piece: string) => !requests.test(piece) && !otherCounts.test(piece);
  const isOfPlace = (piece: string) =>
    [placeSigns, placeEndings, estateNames].some((words) => words.test(piece)) && isPlain(piece);
  const isBesideArea = (piece: string) =>
    placeSigns.test(piece) && !/^\d+$/.test(piece) && isPlain(piece);
  const firstOfPlace = after.findIndex((piece) => piece !== phoneMark);
  const lastOfPlace = after.findLastIndex(
    (piece) => piece !== phoneMark && (isOfPlace(piece) || !/\p{Script=Han}/u.test(piece)),
  );
  // The first piece is the place, whatever it is; behind the last that looks like one, the rest is not.
  const isUnread = (piece: string, place: number) =>
    place > firstOfPlace &&
    !isOfPlace(piece) &&
    ((found !== null && place > lastOfPlace) || !isPlain(piece));
  const greetings = [
    ...before.filter((piece) => !isBesideArea(piece)),
    ...(strange === undefined ? [] : [strange]),
    ...after.filter(isUnread),
  ].filter((piece) => piece !== phoneMark);
  const ofPlace = [
    ...after.filter((piece, place) => !isUnread(piece, place)),
    ...before.filter(isBesideArea),
  ];
  const detail = normalizeAddressDetail(joined(ofPlace.filter((piece) => piece !== phoneMark)));
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

/** How much of an area was read: its characters, then its levels. */
const sizeOf = (match: AreaMatch | null): number =>
  match === null
    ? 0
    : (match.end - match.start) * 10 +
      [match.province, match.city, match.district].filter((one) => one !== null).length;

/** What is left of （先生）收. */
const handedOver = /^[亲親签簽]?收$|^[敬亲親]?[启啟]$/u;

/** The fields of a text, without the signs around them. */
function piecesOf(text: string): string[] {
  return text
    .split(separators)
    .map((piece) =>
      piece
        .replace(/^[^\p{L}\p{N}\uE000([]+|[^\p{L}\p{N}\uE000)\]]+$/gu, '')
        .replace(/^\[(\p{Script=Han}+)\]$|^\((\p{Script=Han}+)\)$/u, '$1$2'),
    )
    .filter((piece) => /[\p{L}\p{N}\uE000]/u.test(piece) && !handedOver.test(piece));
}

/** Puts pieces together; only between Latin letters or digits a space says something. */
function joined(pieces: readonly string[]): string {
  return pieces.reduce((text, piece) => {
    const gap = /[\p{Script=Latin}\d]$/u.test(text) && /^[\p{Script=Latin}\d]/u.test(piece);
    return text + (gap ? ' ' : '') + piece;
  }, '');
}
