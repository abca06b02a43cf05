import { fold } from './fold';
import type { Found } from './found';

/** Numbers by which a person can be found, among letters from which all between them was taken. */
const numbers = [
  // A mobile number, and that of an ID card.
  /(?<!\d)1[3-9]\d{9}(?!\d)/dgu,
  /(?<!\d)[1-9]\d{16}[\dx](?![\da-z])/dgu,
  // A name in a messaging app: letters and digits behind what the app is called.
  /(?:微信|薇信|威信|wechat|weixin|vx|qq)(?:号码|号|id)?(?:是|为)?(?<id>[a-z]?(?=[a-z0-9]*\d)[a-z0-9]{5,20})/dgu,
];

/** What shows itself by its marks. */
const written = [
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, reason: 'contact' },
  { pattern: /(?:https?:\/\/|www\.)[^\s，。；！？]+/giu, reason: 'advert' },
] as const;

/** Numbers, addresses and names by which a person could be reached: hidden, as others need them for nothing. */
export function contactsIn(text: string): Found[] {
  const { letters, starts, ends } = fold(text);
  const found: Found[] = [];
  for (const pattern of numbers) {
    for (const { indices } of letters.matchAll(pattern)) {
      const [begin, end] = indices?.groups?.['id'] ?? indices?.[0] ?? [0, 0];
      // Digits of a sentence that goes on are no name of an app: that is written in one piece.
      const isOnePiece = Array.from({ length: end - begin - 1 }, (_, place) => begin + place).every(
        (place) => /^[^\s\p{P}]*$|^[-_]$/u.test(text.slice(ends[place], starts[place + 1])),
      );
      if (indices?.groups?.['id'] !== undefined && !isOnePiece) continue;
      const [start, stop] = [starts[begin] ?? 0, ends[end - 1] ?? 0];
      const phrase = text.slice(start, stop);
      found.push({ start, end: stop, phrase, reason: 'contact', act: 'mask' });
    }
  }
  for (const { pattern, reason } of written) {
    for (const { 0: phrase, index } of text.matchAll(pattern))
      found.push({ start: index, end: index + phrase.length, phrase, reason, act: 'mask' });
  }
  return found;
}
