import type { Filter } from '@xinglin/pages';

/** The code of an area in the address; undefined where none stands there. */
export const areaFilter: Filter<string | undefined> = {
  read: (text) => (text !== null && /^\d{6}$/.test(text) ? text : undefined),
  write: (value) => value ?? '',
};
