import { pageNoOf, pageWindow } from '@xinglin/rules';

/** Names and values of a query; a name may stand several times. */
export type QueryPairs = readonly (readonly [name: string, value: string])[];

/** How a list comes in parts. The address says which parts are in view, so that back and a reload keep them. */
export interface Paging<Part, Answer> {
  /** What each part in view adds to the call's input, first to last. */
  readonly parts: (query: URLSearchParams) => readonly Part[];
  /** What the address says with one part more; null at the end of the list. */
  readonly next: (query: URLSearchParams, last: Answer) => QueryPairs | null;
  /** Whether the first part says that there is nothing at all. */
  readonly isEmpty: (first: Answer) => boolean;
}

/** A page by number, as the gateway answers it. */
export interface NumberedAnswer {
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Whether the list goes on after a page. */
export const hasMore = ({ pageNo, pageSize, total }: NumberedAnswer): boolean =>
  pageNo * pageSize < total;

/** Pages by number. */
export const numbered: Paging<{ readonly pageNo: number }, NumberedAnswer> = {
  parts: (query) => pageWindow(pageNoOf(query)).map((pageNo) => ({ pageNo })),
  next: (_query, last) => (hasMore(last) ? [['pageNo', String(last.pageNo + 1)]] : null),
  isEmpty: ({ total }) => total === 0,
};

interface CursorAnswer {
  readonly items: readonly unknown[];
  /** Where the next part begins; null at the end. */
  readonly next: string | null;
}

/** Most parts in view; an address alone must not ask for a hundred calls. */
const mostParts = 10;

/** Parts that each name the next; the address holds one `cursor` for each after the first. */
export const byCursor: Paging<{ readonly cursor?: string }, CursorAnswer> = {
  parts: (query) => [{}, ...query.getAll('cursor').map((cursor) => ({ cursor }))].slice(-mostParts),
  next: (query, { next }) =>
    next === null ? null : [...query.getAll('cursor'), next].map((cursor) => ['cursor', cursor]),
  isEmpty: ({ items }) => items.length === 0,
};

/** All of it at once. */
export const whole: Paging<object, { readonly items: readonly unknown[] }> = {
  parts: () => [{}],
  next: () => null,
  isEmpty: ({ items }) => items.length === 0,
};
