import type { PageLoadInput } from '@xinglin/api';
import { words } from '@xinglin/pages';
import { cutText } from '@xinglin/rules';

type Preferences = PageLoadInput['preferences'];

/** Most characters of what is looked for; what a search takes. */
const longest = 50;

/** What was typed, as the address of a list says it. */
export const wordsFilter = { q: words(longest) };

/** The same for pages that are no lists. */
export const wordsAt = ({ query }: Pick<PageLoadInput, 'query'>): string =>
  cutText((query.get('q') ?? '').trim(), longest);

/** The part of a search that asks for the city that was chosen; the whole country without one. */
export const inCity = (city: Preferences['city']) => (city ? { areaId: city.areaId } : {});

/** The part of a search that asks for words, where there are any, in the city that was chosen. */
export const wordsInCity = (q: string, { city }: Preferences) => ({
  ...(q && { q }),
  ...inCity(city),
});
