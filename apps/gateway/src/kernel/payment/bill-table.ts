import type { BillRow } from './provider';

/** A sum in yuan, as bills write it, in cents. Throws for what is none, so that no bill is misread. */
export function centsOf(yuan: string): number {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan.trim()) ?? [];
  if (whole === undefined) throw new Error('A bill holds a sum that is none');
  return (sign === '-' ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

/** Cents as a sum in yuan. */
export const yuanOf = (cents: number): string => (cents / 100).toFixed(2);

/** One row of a bill: its fields by the names in the heading. */
type BillField = (name: string) => string;

interface BillTable {
  readonly names: readonly string[];
  /** The fields of each row; null for a line that cannot be divided into fields. */
  readonly rows: readonly (readonly string[] | null)[];
  /** The columns that are read; a bill without one of them is not understood. */
  readonly columns: readonly string[];
  /** The column that names our payment. */
  readonly paymentColumn: string;
}

/**
 * The rows of a bill. A row that does not have as many fields as the heading, or whose fields cannot be read, becomes an
 * `unreadable` one, so that the others of the day are read. Throws where a column is missing from the heading.
 */
export function billRowsOf(
  { names, rows, columns, paymentColumn }: BillTable,
  read: (field: BillField) => BillRow | null,
): BillRow[] {
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`A bill lacks the columns ${missing.join(', ')}`);
  return rows.flatMap((fields, index) => {
    const field: BillField = (name) => fields?.[names.indexOf(name)] ?? '';
    try {
      // A separator at the end of a line adds nothing.
      const surplus = fields?.slice(names.length) ?? [];
      if (fields === null || fields.length < names.length || surplus.some((one) => one !== ''))
        throw new Error('A row of a bill has other columns');
      const row = read(field);
      // With a separator too many, a row that is not read may be one whose title was divided.
      if (row === null && surplus.length > 0) throw new Error('A row of a bill has other columns');
      return row ?? [];
    } catch {
      const named = field(paymentColumn);
      const number = /^[\w-]{1,64}$/.test(named) ? ` ${named}` : '';
      return [{ type: 'unreadable' as const, row: `row ${index + 1}${number}` }];
    }
  });
}

/** A field that a row cannot be without; throws where it is empty or too long for a number of ours. */
export function requiredIn(field: BillField, name: string): string {
  const value = field(name);
  if (value === '' || value.length > 64) throw new Error(`A row of a bill has no ${name}`);
  return value;
}
