import { seenLength } from './blank-text';

/** By which way patient and doctor speak. */
export type ConsultMedium = 'text' | 'phone' | 'video';

/** What is agreed when a person asks: who answers, by when, how long it lasts, what it costs. */
export interface ConsultTerms {
  readonly medium: ConsultMedium;
  /** `chosen`: a doctor by name; `assigned`: the first free one of the department. */
  readonly doctor: 'chosen' | 'assigned';
  /** `doctor`: each doctor's own; else the price of the service in cents, 0 for a free one. */
  readonly price: 'doctor' | number;
  /** Minutes from the payment to the first answer; what is not answered then is paid back by itself. */
  readonly answerWithinMinutes: number;
  /** Hours from the doctor's taking it until it ends by itself. */
  readonly lastsHours: number;
  /** Most questions of the patient; null where only the time counts. */
  readonly turns: number | null;
  /** Minutes of the call; null where there is no call. */
  readonly callMinutes: number | null;
  /** Whether a moment for the call is agreed. */
  readonly takesTime: boolean;
  /** Whether an earlier diagnosis must be named: what the doctor may prescribe online needs a first visit on site. */
  readonly needsEarlierDiagnosis: boolean;
  /** How many an account may open in a calendar month; null for any number. */
  readonly perMonth: number | null;
}

const text = {
  medium: 'text',
  callMinutes: null,
  takesTime: false,
  needsEarlierDiagnosis: false,
  perMonth: null,
} as const;

const chosenByName = { doctor: 'chosen', price: 'doctor' } as const;

/** Every kind of consult (spec 2 §2.9): data, so that a further one is a line. */
export const consultKinds = {
  /** In writing with a doctor of one's choice. */
  imageText: { ...text, ...chosenByName, answerWithinMinutes: 24 * 60, lastsHours: 48, turns: 20 },
  /** In writing with a specialist, without a limit of questions. */
  expert: { ...text, ...chosenByName, answerWithinMinutes: 24 * 60, lastsHours: 72, turns: null },
  /** In writing with the nearest free doctor. */
  fast: {
    ...text,
    doctor: 'assigned',
    price: 1900,
    answerWithinMinutes: 3,
    lastsHours: 24,
    turns: 20,
  },
  phone: {
    ...text,
    ...chosenByName,
    medium: 'phone',
    answerWithinMinutes: 24 * 60,
    lastsHours: 24,
    turns: null,
    callMinutes: 15,
    takesTime: true,
  },
  /** A call back by the nearest free doctor. */
  fastPhone: {
    ...text,
    medium: 'phone',
    doctor: 'assigned',
    price: 3900,
    answerWithinMinutes: 10,
    lastsHours: 2,
    turns: null,
    callMinutes: 10,
  },
  video: {
    ...text,
    ...chosenByName,
    medium: 'video',
    answerWithinMinutes: 24 * 60,
    lastsHours: 24,
    turns: null,
    callMinutes: 15,
    takesTime: true,
  },
  /** For all departments: a general practitioner first, who leads on. */
  quanke: {
    ...text,
    doctor: 'assigned',
    price: 900,
    answerWithinMinutes: 30,
    lastsHours: 24,
    turns: 10,
  },
  /** The outpatient clinic online: a return visit in writing. */
  policlinic: {
    ...text,
    ...chosenByName,
    answerWithinMinutes: 4 * 60,
    lastsHours: 24,
    turns: null,
    needsEarlierDiagnosis: true,
  },
  /** In writing on a special disease, with a specialist who was asked for it. */
  special: { ...text, ...chosenByName, answerWithinMinutes: 12 * 60, lastsHours: 72, turns: null },
  /** By volunteers, once a month. */
  free: {
    ...text,
    doctor: 'assigned',
    price: 0,
    answerWithinMinutes: 24 * 60,
    lastsHours: 24,
    turns: 5,
    perMonth: 1,
  },
  /** Renewal of what was prescribed before. */
  convenient: {
    ...text,
    doctor: 'assigned',
    price: 500,
    answerWithinMinutes: 2 * 60,
    lastsHours: 24,
    turns: 10,
    needsEarlierDiagnosis: true,
  },
} as const satisfies Record<string, ConsultTerms>;

export type ConsultKind = keyof typeof consultKinds;

/** What is agreed of a kind, as every kind has it. */
export const consultTerms = (kind: ConsultKind): ConsultTerms => consultKinds[kind];

/** Characters of a question and of what was done so far; pictures, and earlier records that go with it. */
export const consultLimits = {
  question: { least: 10, most: 1000 },
  treated: 500,
  diagnosis: 100,
  pictures: 9,
  records: 10,
} as const;

/**
 * Below this age in years a guardian must be present during an online consult (Measures for Internet Diagnosis and
 * Treatment, 2022, article 13).
 */
export const guardianPresentBelowYears = 6;

export interface ConsultCase {
  readonly question: string;
  readonly fileIds: readonly string[];
  /** What a doctor on site found before; empty for nothing. */
  readonly earlierDiagnosis?: string | undefined;
  readonly treated?: string | undefined;
  /** The wanted moment of a call, as it was offered. */
  readonly startsAt?: string | undefined;
}

export type ConsultCaseCode =
  | 'questionTooShort'
  | 'questionTooLong'
  | 'treatedTooLong'
  | 'diagnosisRequired'
  | 'diagnosisTooLong'
  | 'tooManyPictures'
  | 'timeRequired';

export interface ConsultCaseProblem {
  readonly field: keyof ConsultCase;
  readonly code: ConsultCaseCode;
}

const lengthOf = (words = '') => seenLength(words);

/** What keeps a case from being sent, in the order of the form's fields; the form and the gateway ask the same. */
export function checkConsultCase(
  kind: ConsultKind,
  { question, treated, earlierDiagnosis, fileIds, startsAt }: ConsultCase,
): readonly ConsultCaseProblem[] {
  const { needsEarlierDiagnosis, takesTime } = consultTerms(kind);
  const diagnosis = lengthOf(earlierDiagnosis);
  const found: readonly (ConsultCaseProblem & { readonly is: boolean })[] = [
    {
      field: 'question',
      code: 'questionTooShort',
      is: lengthOf(question) < consultLimits.question.least,
    },
    {
      field: 'question',
      code: 'questionTooLong',
      is: lengthOf(question) > consultLimits.question.most,
    },
    { field: 'treated', code: 'treatedTooLong', is: lengthOf(treated) > consultLimits.treated },
    {
      field: 'earlierDiagnosis',
      code: 'diagnosisRequired',
      is: needsEarlierDiagnosis && diagnosis === 0,
    },
    {
      field: 'earlierDiagnosis',
      code: 'diagnosisTooLong',
      is: diagnosis > consultLimits.diagnosis,
    },
    {
      field: 'fileIds',
      code: 'tooManyPictures',
      is: new Set(fileIds).size > consultLimits.pictures,
    },
    { field: 'startsAt', code: 'timeRequired', is: takesTime && startsAt === undefined },
  ];
  return found.flatMap(({ is, field, code }) => (is ? [{ field, code }] : []));
}
