import { linksIn } from '@xinglin/rules';
import { fold, type Folded } from './fold';
import type { Found } from './found';

/** Numbers by which a person can be found, among letters from which all between them was taken. */
const numbers = [
  // A mobile number, and that of an ID card.
  /(?<!\d)1[3-9]\d{9}(?!\d)/dgu,
  /(?<!\d)[1-9]\d{16}[\dx](?![\da-z])/dgu,
  // A mobile number in words.
  /(?<![零〇一二三四五六七八九幺])[一幺][三四五六七八九][零〇一二三四五六七八九幺]{9}(?![零〇一二三四五六七八九幺])/dgu,
  // A name in an app: letters and digits behind what the app is called.
  /(?:微信|薇信|威信|[加v]薇|v信|wechat|weixin|wxid|(?<![a-z])wx|vx|qq|扣扣|企鹅|抖音|快手|小红书|telegram|whatsapp)(?:号码|号|id)?(?:是|为)?(?<id>[a-z]?(?=[a-z0-9]*\d)[a-z0-9]{5,20})/dgu,
];

/** Numbers, addresses and names by which a person could be reached: hidden, as others need them for nothing. */
export function contactsIn(text: string, { letters, starts, ends }: Folded = fold(text)): Found[] {
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
  for (const { start, end, kind } of linksIn(text)) {
    const reason = kind === 'mail' ? 'contact' : 'advert';
    found.push({ start, end, phrase: text.slice(start, end), reason, act: 'mask' });
  }
  return found;
}
