// Owns: the canonical form of what a doctor signs, and its hash.
// Must not know: keys, who signs.
// Used by: writing, review and verification of prescriptions.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
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

const composed = (text: string): string => text.normalize('NFC');
const composedOrNull = (text: string | null): string | null => text?.normalize('NFC') ?? null;

/**
 * The content as canonical JSON (RFC 8785): sorted keys, texts in NFC, one spelling of each number. A caller may give a
 * whole row: other fields than those of the content are left out.
 */
export function canonicalContent(content: SignedContent): string {
  const text = canonicalize({
    patientName: composed(content.patientName),
    patientGender: content.patientGender,
    patientAge: content.patientAge,
    doctorId: composed(content.doctorId),
    diagnosis: composed(content.diagnosis),
    note: composedOrNull(content.note),
    longReason: composedOrNull(content.longReason),
    validDays: content.validDays,
    lines: content.lines.map((line) => ({
      lineId: composed(line.lineId),
      drugId: composed(line.drugId),
      quantity: line.quantity,
      amount: line.amount,
      unit: line.unit,
      frequency: line.frequency,
      timing: line.timing,
      days: line.days,
    })),
  });
  if (text === undefined) throw new Error('the content has no canonical form');
  return text;
}

/** SHA-256 in hex of the content in its canonical form: the same content has the same hash, whatever the order of its keys. */
export function contentHashOf(content: SignedContent): string {
  return createHash('sha256').update(canonicalContent(content)).digest('hex');
}
