import type { AccurateReserve } from '@xinglin/gateway-sdk';

/** What is being written to an expert; pictures are apart, as they do not survive a reload. */
export interface PreciseDraft {
  /** Empty while no patient is chosen. */
  readonly patientId: string;
  readonly symptoms: string;
  readonly days: readonly string[];
}

/** What the form holds before anything is typed: the request that came back, or the default patient. */
export function draftOf(
  request: Pick<AccurateReserve, 'patientId' | 'symptoms' | 'days'> | undefined,
  patients: readonly { readonly patientId: string; readonly isDefault: boolean }[],
): PreciseDraft {
  if (request) {
    const { patientId, symptoms, days } = request;
    return { patientId, symptoms, days };
  }
  const patient = patients.find(({ isDefault }) => isDefault) ?? patients[0];
  return { patientId: patient?.patientId ?? '', symptoms: '', days: [] };
}

/** All of it may stay on the device. */
export const keepable = (draft: PreciseDraft): PreciseDraft => draft;

/** A draft from what storage held; null for anything that does not fit. */
export function restore(kept: unknown): PreciseDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { patientId, symptoms, days } = kept as Readonly<Record<string, unknown>>;
  if (typeof patientId !== 'string' || typeof symptoms !== 'string' || !Array.isArray(days))
    return null;
  if (!days.every((day) => typeof day === 'string')) return null;
  return { patientId, symptoms, days };
}
