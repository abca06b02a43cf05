import { isChinese } from '@xinglin/rules';
import type { Locale } from '../../platform/context';
import { searchForm } from '../../platform/search-form';

/** A text that can be found: the words of its title say more than those below it. */
export interface FindableText {
  readonly title: string;
  readonly body: string;
}

const titleWeight = 3;

/** Part of the best score that a text needs to be found beside it. */
const leastShare = 0.4;

/** The words of a query, which Chinese writes without spaces between them; Traditional ones are folded to Simplified. */
function wordsOf(query: string, locale: Locale): readonly string[] {
  const language = isChinese(locale) ? 'zh-Hans' : locale;
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(searchForm(query));
  return [
    ...new Set([...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)),
  ];
}

/**
 * The texts that the words of a query fit to, the best first. A word that stands nearly everywhere says little, one
 * that stands in few texts says much.
 */
export function rankByWords<Text extends FindableText>(
  query: string,
  texts: readonly Text[],
  locale: Locale,
): Text[] {
  const lowered = texts.map((text) => ({
    text,
    title: searchForm(text.title),
    body: searchForm(text.body),
  }));
  const weights = wordsOf(query, locale).map((word) => {
    const holding = lowered.filter(
      ({ title, body }) => title.includes(word) || body.includes(word),
    );
    return { word, weight: Math.log1p(texts.length / (holding.length + 1)) };
  });
  const scored = lowered.map(({ text, title, body }) => ({
    text,
    score: weights.reduce(
      (sum, { word, weight }) =>
        sum + (title.includes(word) ? titleWeight : body.includes(word) ? 1 : 0) * weight,
      0,
    ),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best * leastShare)
    .toSorted((one, other) => other.score - one.score)
    .map(({ text }) => text);
}
