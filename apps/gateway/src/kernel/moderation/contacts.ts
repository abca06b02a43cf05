import { linksIn } from '@xinglin/rules';
import { appNames, everydayNames, measured, shortAppNames } from './contact-words';
import { withDigits } from './digit-forms';
import { fold, type Folded } from './fold';
import type { Found } from './found';
import { personalNumbersIn } from './number-runs';

/** A name in an app: letters and digits behind what the app is called. */
const appContact = new RegExp(
  `(?<app>${appNames.join('|')}|(?<![a-z])(?:${shortAppNames.join('|')}))(?:号码|账号|帐号|号|id)?(?:是|为|叫)?(?<id>[a-z]?(?=[a-z0-9]{0,19}\\d)[a-z0-9]{5,20})`,
  'dgu',
);

/** A name of letters alone, where the text says that it is one. */
const letterContact =
  /(?:加我?(?:微信|薇|微|v|vx|wx|qq)|(?:微信|薇信|v信|vx|wx)(?:号|id))(?:是|为|叫)?(?<id>[a-z]{6,20})/dgu;

const addsBefore = /(?:加|加我|[+➕])\s*$/u;
const saysColon = /^\s*(?:号|id)?\s*[:：]/iu;

const contact = (text: string, start: number, end: number): Found => ({
  start,
  end,
  phrase: text.slice(start, end),
  reason: 'contact',
  act: 'mask',
});

/** Digits within a longer sentence are no name of an app, which is written in one piece. */
function isOnePiece(text: string, { starts, ends }: Folded, begin: number, end: number): boolean {
  for (let place = begin; place < end - 1; place += 1)
    if (!/^[^\s\p{P}]*$|^[-_]$/u.test(text.slice(ends[place], starts[place + 1]))) return false;
  return true;
}

/** Whether digits alone are spread out with one kind of mark: 1 2 3 4 5 6. */
function isSpread(text: string, { starts, ends }: Folded, begin: number, end: number): boolean {
  const between = text.slice(ends[begin], starts[begin + 1]);
  if (between === '') return false;
  for (let place = begin; place < end - 1; place += 1)
    if (text.slice(ends[place], starts[place + 1]) !== between) return false;
  return true;
}

function appContactsIn(text: string, folded: Folded): Found[] {
  const { starts, ends } = folded;
  const view = withDigits(folded.letters);
  const found: Found[] = [];
  for (const { indices, groups } of view.matchAll(appContact)) {
    const [appBegin, appEnd] = indices?.groups?.['app'] ?? [0, 0];
    const [begin, end] = indices?.groups?.['id'] ?? [0, 0];
    const isEveryday = everydayNames.has(groups?.['app'] ?? '');
    const before = text.slice(Math.max(0, (starts[appBegin] ?? 0) - 4), starts[appBegin]);
    const behind = text.slice(ends[appEnd - 1], starts[begin]);
    if (isEveryday && !addsBefore.test(before) && !saysColon.test(behind)) continue;
    const isDigits = /^\d+$/.test(view.slice(begin, end));
    if (isOnePiece(text, folded, begin, end) || (isDigits && isSpread(text, folded, begin, end)))
      found.push(contact(text, starts[begin] ?? 0, ends[end - 1] ?? 0));
  }
  for (const { indices } of folded.letters.matchAll(letterContact)) {
    const [begin, end] = indices?.groups?.['id'] ?? [0, 0];
    const behind = text.slice(ends[begin - 1], starts[begin]);
    if (/[:：]/u.test(behind) && isOnePiece(text, folded, begin, end))
      found.push(contact(text, starts[begin] ?? 0, ends[end - 1] ?? 0));
  }
  return found;
}

/** A word of measurements with nothing but other results behind it. */
const behindMeasured = new RegExp(
  `(?:${measured.join('|')})[^。！？!?\\n\\d]{0,8}[\\d\\s.,，、/~-]{0,40}$`,
  'iu',
);

/** Whether a part of a text is results of measurements in a row: several short numbers behind a word that says so. */
export function areResults(text: string, start: number, end: number): boolean {
  const phrase = text.slice(start, end);
  if (!/^[\d\s.,，、/~-]+$/u.test(phrase)) return false;
  const numbers = phrase.split(/\D+/u).filter(Boolean);
  return (
    numbers.length > 3 &&
    numbers.every((one) => one.length <= 3 && (one === '0' || !one.startsWith('0'))) &&
    behindMeasured.test(text.slice(Math.max(0, start - 64), start))
  );
}

/** Numbers, addresses and names by which a person could be reached: hidden, as others need them for nothing. */
export function contactsIn(text: string, folded: Folded = fold(text)): Found[] {
  const { starts, ends } = folded;
  const numbers = personalNumbersIn(folded).flatMap(({ begin, end }) => {
    const [start, stop] = [starts[begin] ?? 0, ends[end - 1] ?? 0];
    return areResults(text, start, stop) ? [] : [contact(text, start, stop)];
  });
  const links = linksIn(text).map(({ start, end, kind }): Found => ({
    ...contact(text, start, end),
    reason: kind === 'mail' ? 'contact' : 'advert',
  }));
  return [...numbers, ...appContactsIn(text, folded), ...links];
}
