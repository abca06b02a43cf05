/**
 * The lowest place from 1 to `limit` that none of an owner's rows has; null when all are taken. A
 * unique index on owner and place is what holds the limit in a race.
 */
export function firstFreePlace(
  rows: readonly { readonly place: number }[],
  limit: number,
): number | null {
  for (let place = 1; place <= limit; place += 1) {
    if (!rows.some((row) => row.place === place)) return place;
  }
  return null;
}
