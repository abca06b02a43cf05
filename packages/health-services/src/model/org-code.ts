import { idFilter } from '@xinglin/pages';

/** The organisation that an address is about; where it names none, one that there is not. */
export const orgCodeIn = (query: URLSearchParams): string =>
  idFilter.read(query.get('orgCode')) ?? 'none';
