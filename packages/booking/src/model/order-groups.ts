/** The tabs of my appointments; without one, all orders are meant. */
export const groups = ['awaitingPayment', 'confirmed', 'completed', 'cancelled'] as const;

export type OrderGroup = (typeof groups)[number];

/** More than this a person does not scroll through; the tabs narrow the list. */
export const mostPages = 20;

/** The tab that a query asks for. */
export function groupOf(query: URLSearchParams): { group?: OrderGroup } {
  const group = groups.find((item) => item === query.get('group'));
  return group === undefined ? {} : { group };
}

/** How many pages of the list a query asks for; at least one. */
export function pagesOf(query: URLSearchParams): number {
  const wanted = Number(query.get('pageNo'));
  return Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), mostPages) : 1;
}
