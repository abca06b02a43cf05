import type { WrittenLine } from './tables';

/** All that a doctor signs. */
export interface SignedContent {
  readonly patientName: string;
  readonly patientGender: 'female' | 'male' | null;
  readonly patientAge: number | null;
  readonly doctorId: string;
  readonly diagnosis: string;
  readonly note: string | null;
  readonly longReason: string | null;
  readonly validDays: number;
  readonly lines: readonly WrittenLine[];
}

/** SHA-256 in hex of the content in its canonical form: the same content has the same hash, whatever the order of its keys. */
export function contentHashOf(_content: SignedContent): string {
  throw new Error('not written yet');
}
