/** A sum in yuan, as bills write it, in cents. Throws for what is none, so that no bill is misread. */
export function centsOf(yuan: string): number {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan.trim()) ?? [];
  if (whole === undefined) throw new Error('A bill holds a sum that is none');
  return (sign === '-' ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, '0')));
}

/** Cents as a sum in yuan. */
export const yuanOf = (cents: number): string => (cents / 100).toFixed(2);
