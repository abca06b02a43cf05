import type { EventRule } from '@xinglin/gateway-sdk';

/**
 * Rows with one that was told: it replaces the row with the same key (an edit, a withdrawal, the same event once more),
 * or stands in its place by `order`. Told twice or late, the rows come to the same.
 */
export function mergeRow<Row>(rows: readonly Row[], row: Row, { key, order }: EventRule): Row[] {
  const isSame = (other: Row): boolean =>
    key.every((name) => valueOf(other, name) === valueOf(row, name));
  const at = rows.findIndex(isSame);
  if (at >= 0) return rows.with(at, row);
  if (order === undefined) return [...rows, row];
  const place = 1 + rows.findLastIndex((other) => !isBefore(row, other, order));
  return rows.toSpliced(place, 0, row);
}

/** The contract declares that the rows have this field. */
const valueOf = (row: unknown, name: string): unknown => (row as Record<string, unknown>)[name];

/** Numbers and texts, as a contract orders rows by. */
function isBefore(row: unknown, other: unknown, order: string): boolean {
  const [one, two] = [valueOf(row, order), valueOf(other, order)];
  return typeof one === 'number' && typeof two === 'number' ? one < two : String(one) < String(two);
}
