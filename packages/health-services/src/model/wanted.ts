import { choice, flag, idFilter, words, type ValuesOf } from '@xinglin/pages';

/** What an address says of a list of organisations. */
export const wantedFilters = {
  areaId: idFilter,
  comesHome: flag,
  takesInsurance: flag,
  openAtNight: flag,
  sort: choice(['rating']),
};

/** Of what is searched for. */
export const longestWords = 50;

/** The same where a person also looks for words and for a kind of help. */
export const searchFilters = { channelId: idFilter, q: words(longestWords), ...wantedFilters };

export type Wanted = ValuesOf<typeof wantedFilters> &
  Partial<Pick<ValuesOf<typeof searchFilters>, 'channelId' | 'q'>>;

/** The call's input: what the address names, and always an order, without which nothing would narrow the list. */
export const inputOf = (wanted: Wanted) => ({
  sort: wanted.sort ?? ('usual' as const),
  ...(wanted.channelId && { channelId: wanted.channelId }),
  // An area is a number of six digits; anything else counts as none.
  ...(wanted.areaId && /^\d{6}$/.test(wanted.areaId) && { areaId: wanted.areaId }),
  ...(wanted.q && { q: wanted.q }),
  ...(wanted.comesHome && { comesHome: true }),
  ...(wanted.takesInsurance && { takesInsurance: true }),
  ...(wanted.openAtNight && { openAtNight: true }),
});
