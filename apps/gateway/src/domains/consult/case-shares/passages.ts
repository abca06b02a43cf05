import type { consult, ResponseOf } from '@xinglin/contract';
import { moderate } from '../../../kernel/moderation/moderate';
import { identifyingIn } from './identifying';
import type { Known } from './identifying-rule';

export type SharedCase = ResponseOf<(typeof consult)['getSharedCase']>;
type Section = SharedCase['sections'][number];
type Passage = Section['passages'][number];
export type PassagePart = Passage['parts'][number];

/** Ends of sentences; a full stop only before a space, as numbers have points, and not behind a title. */
const sentenceEnd = /[。！？!?；;\n]+|(?<!\b(?:Dr|Mr|Mrs|Ms|Prof))\.(?=\s)/gu;

/** A text in sentences, without what could tell whose it is; a sentence that the platform's rules stop at is taken out whole. */
export function passagesOf(section: Section['section'], text: string, known: Known): Passage[] {
  const found = identifyingIn(text, known);
  const ends = [...text.matchAll(sentenceEnd)]
    .map(({ index, 0: mark }) => index + mark.length)
    // A sentence does not end within what is taken out.
    .filter((end) => !found.some((one) => one.start < end && end < one.end));
  const places = [...new Set([0, ...ends, text.length])];
  return places.slice(1).flatMap((end, index) => {
    const start = places[index] ?? 0;
    const words = text.slice(start, end);
    if (words.trim() === '') return [];
    const passageId = `${section}.${index}`;
    const { act } = moderate(words);
    if (act === 'block' || act === 'review')
      return [{ passageId, parts: [{ text: '', taken: 'refused' as const }] }];
    const within = found.filter((one) => start <= one.start && one.end <= end);
    const parts: PassagePart[] = [];
    let place = start;
    for (const one of within) {
      parts.push({ text: text.slice(place, one.start), taken: null });
      parts.push({ text: one.text, taken: one.taken });
      place = one.end;
    }
    parts.push({ text: text.slice(place, end).trimEnd(), taken: null });
    const [first = { text: '', taken: null }, ...others] = parts;
    const shown = [{ ...first, text: first.text.trimStart() }, ...others];
    return [{ passageId, parts: shown.filter((part) => part.taken !== null || part.text !== '') }];
  });
}

/** The case without the passages that its owner struck out. */
export function withoutStruck(shared: SharedCase, struck: readonly string[]): SharedCase {
  return {
    ...shared,
    sections: shared.sections.map(({ section, passages }) => ({
      section,
      passages: passages.map((passage) =>
        struck.includes(passage.passageId)
          ? { ...passage, parts: [{ text: '', taken: 'struck' as const }] }
          : passage,
      ),
    })),
  };
}

/** What others will read of a section, as one text. */
export const wordsShown = ({ passages }: Section): string =>
  passages.flatMap(({ parts }) => parts.map(({ text }) => text)).join(' ');
