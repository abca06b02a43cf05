import type { ConsultKind, GetConsultDraftResponse, Patient } from '@xinglin/gateway-sdk';
import type { SentPicture } from '@xinglin/forms';
import { checkConsultCase, type ConsultCaseCode, trimmedText } from '@xinglin/rules';

/** For how long it has been so. */
export const sinces = ['today', 'week', 'month', 'halfYear', 'longer'] as const;
export type Since = (typeof sinces)[number];

/** What is told of a case to any doctor. */
export interface CaseDraft {
  readonly question: string;
  readonly since: Since | undefined;
  readonly treated: string;
  readonly pictures: readonly SentPicture[];
}

/** What is being asked. */
export interface AskDraft extends CaseDraft {
  /** Empty while no patient is chosen. */
  readonly patientId: string;
  /** Empty where the doctor's department is looked for by what is written. */
  readonly deptId: string;
  readonly earlierDiagnosis: string;
  /** Earlier records that the doctor may read. */
  readonly recordNos: readonly string[];
}

/** What the form holds at first: what was kept, else nothing but the default patient and what the address names. */
export function draftOf(
  kept: GetConsultDraftResponse['draft'],
  patients: readonly Pick<Patient, 'patientId' | 'isDefault'>[],
  named: { readonly deptId?: string | undefined; readonly patientId?: string | undefined },
): AskDraft {
  const usual = patients.find(({ isDefault }) => isDefault) ?? patients[0];
  const byId = (id: string | undefined) => patients.find(({ patientId }) => patientId === id);
  // A patient who was deleted since cannot stay chosen.
  const chosen = byId(named.patientId) ?? byId(kept?.patientId) ?? usual;
  return {
    patientId: chosen?.patientId ?? '',
    deptId: named.deptId ?? kept?.deptId ?? '',
    question: kept?.question ?? '',
    since: kept?.since,
    treated: kept?.treated ?? '',
    earlierDiagnosis: kept?.earlierDiagnosis ?? '',
    // They are of the patient who was chosen then.
    recordNos: chosen?.patientId === kept?.patientId ? (kept?.recordNos ?? []) : [],
    pictures: kept?.fileIds.map((fileId) => ({ fileId, file: null })) ?? [],
  };
}

/** A case as the calls take it: what is empty is left out. */
export const sentCaseOf = ({ question, since, treated, pictures }: CaseDraft) => ({
  question: trimmedText(question),
  ...(since && { since }),
  ...(trimmedText(treated) && { treated: trimmedText(treated) }),
  fileIds: pictures.map(({ fileId }) => fileId),
});

/** A draft as the calls take it. */
export const sentOf = ({ patientId, deptId, earlierDiagnosis, recordNos, ...told }: AskDraft) => ({
  ...(patientId && { patientId }),
  ...(deptId && { deptId }),
  ...(trimmedText(earlierDiagnosis) && { earlierDiagnosis: trimmedText(earlierDiagnosis) }),
  ...(recordNos.length > 0 && { recordNos: [...recordNos] }),
  ...sentCaseOf(told),
});

/** The fields that {@link CaseDraft} is told in, in their order. */
export const caseFields = ['question', 'noEmergency', 'since', 'treated', 'fileIds'] as const;
export type CaseField = (typeof caseFields)[number];

export const askFields = [
  'patientId',
  'question',
  'noEmergency',
  'deptId',
  'since',
  'treated',
  'earlierDiagnosis',
  'fileIds',
  'recordNos',
  'startsAt',
  'couponId',
] as const;
export type AskField = (typeof askFields)[number];

/** One thing that keeps a question from being sent. */
export interface AskProblem {
  readonly field: AskField;
  readonly code: ConsultCaseCode | 'patientRequired' | 'emergency';
}

/**
 * What keeps a question from being sent, in the order of the fields.
 * @param asked the moment of a call, where calls have one; whether what is written sounds urgent, and what was said to that.
 */
export function problemsOf(
  kind: ConsultKind,
  draft: AskDraft,
  asked: {
    readonly startsAt: string | undefined;
    /** No moments are offered: the doctor calls when there is time. */
    readonly callsAtAnyTime: boolean;
    readonly isUrgent: boolean;
    readonly noEmergency: boolean;
  },
): readonly AskProblem[] {
  const found = checkConsultCase(kind, {
    ...draft,
    fileIds: draft.pictures.map(({ fileId }) => fileId),
    startsAt: asked.startsAt,
  }).filter(({ code }) => code !== 'timeRequired' || !asked.callsAtAnyTime);
  const problems: readonly AskProblem[] = [
    ...(draft.patientId === '' ? [{ field: 'patientId', code: 'patientRequired' } as const] : []),
    ...found,
    ...(asked.isUrgent && !asked.noEmergency
      ? [{ field: 'noEmergency', code: 'emergency' } as const]
      : []),
  ];
  return problems.toSorted(
    (one, other) => askFields.indexOf(one.field) - askFields.indexOf(other.field),
  );
}
