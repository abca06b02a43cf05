import { seenLength } from './blank-text';
import { timeAt } from './format-time';
import { zoneOffsetMinutes } from './zones';
import { typedNumber } from './typed-number';

/** What people abroad can say of how they are, in the order in which it is offered. Texts: `overseas:symptom.*`. */
export const overseasSymptoms = [
  'fever',
  'cough',
  'breathless',
  'soreThroat',
  'runnyNose',
  'fatigue',
  'headache',
  'muscleAche',
  'diarrhoea',
  'lossOfSmell',
  'none',
] as const;

/** One of {@link overseasSymptoms}; `none` stands alone. */
export type OverseasSymptom = (typeof overseasSymptoms)[number];

/** For how long it has been so. Texts: `overseas:duration.*`. */
export const overseasDurations = ['today', 'days', 'week', 'fortnight', 'longer'] as const;

/** One of {@link overseasDurations}. */
export type OverseasDuration = (typeof overseasDurations)[number];

/** The standard departments whose doctors advise people abroad. Texts: `overseas:department.*`. */
export const overseasDepartments = [
  'respiratory',
  'gastroenterology',
  'cardiology',
  'neurology',
  'endocrinology',
  'dermatology',
  'ear-nose-throat',
  'gynaecology',
  'orthopaedics',
] as const;

/** One of {@link overseasDepartments}. */
export type OverseasDepartment = (typeof overseasDepartments)[number];

/** The units in which a temperature is told. */
export const temperatureUnits = ['celsius', 'fahrenheit'] as const;

/** One of {@link temperatureUnits}. */
export type TemperatureUnit = (typeof temperatureUnits)[number];

/** What is agreed of a consultation from abroad (spec 1 §5). It is free of charge. */
export const overseasTerms = {
  question: { least: 10, most: 500 },
  pictures: 9,
  /** Whole tenths of a degree Celsius that a living person can have. */
  tenths: { least: 340, most: 430 },
  /** How long it waits for a doctor, and how long it lasts then. */
  waitsHours: 24,
  lastsHours: 48,
  /** How long one doctor is with one person. */
  minutesEach: 15,
  /** Hours of the hospitals' day in which doctors sleep. */
  night: { from: 22, to: 7 },
} as const;

/** What is told about a case from abroad. */
export interface OverseasCase {
  readonly question: string;
  readonly fileIds: readonly string[];
  readonly symptoms: readonly OverseasSymptom[];
  readonly duration?: OverseasDuration | undefined;
  /** Tenths of a degree Celsius; absent where none was taken or what was typed is none. */
  readonly tenths?: number | undefined;
}

/** Why a case cannot be sent. Texts: `overseas:problem.*`. */
export type OverseasCaseCode =
  | 'questionRequired'
  | 'questionTooShort'
  | 'questionTooLong'
  | 'tooManyPictures'
  | 'symptomsRequired'
  | 'durationRequired'
  | 'temperatureInvalid';

/** One refusal. */
export interface OverseasCaseProblem {
  readonly field: keyof OverseasCase;
  readonly code: OverseasCaseCode;
}

const isTemperature = (tenths: number | undefined): boolean =>
  tenths !== undefined &&
  Number.isInteger(tenths) &&
  tenths >= overseasTerms.tenths.least &&
  tenths <= overseasTerms.tenths.most;

function checkQuestion(words: string): OverseasCaseCode | null {
  const length = seenLength(words);
  if (length === 0) return 'questionRequired';
  if (length < overseasTerms.question.least) return 'questionTooShort';
  return length > overseasTerms.question.most ? 'questionTooLong' : null;
}

/** What keeps a case from being sent, in the order in which it is asked (spec 1 §5); the pages and the gateway ask the same. */
export function checkOverseasCase(told: OverseasCase): readonly OverseasCaseProblem[] {
  const { question, fileIds, symptoms, duration, tenths } = told;
  const isAlone = !symptoms.includes('none') || symptoms.length === 1;
  const codes = [
    ['question', checkQuestion(question)],
    ['fileIds', new Set(fileIds).size > overseasTerms.pictures ? 'tooManyPictures' : null],
    ['symptoms', symptoms.length > 0 && isAlone ? null : 'symptomsRequired'],
    ['duration', duration === undefined ? 'durationRequired' : null],
    ['tenths', isTemperature(tenths) ? null : 'temperatureInvalid'],
  ] as const;
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

/** A temperature as it was typed, in tenths of a degree Celsius; undefined for one that no living person has. */
export function readTemperature(typed: string, unit: TemperatureUnit): number | undefined {
  const degrees = typedNumber(typed);
  if (degrees === null) return undefined;
  const celsius = unit === 'celsius' ? degrees : ((degrees - 32) * 5) / 9;
  const tenths = Math.round(celsius * 10);
  return isTemperature(tenths) ? tenths : undefined;
}

/** Minutes until a doctor has time, with so many waiting before and so many doctors on duty; null where there is none. */
export function waitingMinutes(ahead: number, onDuty: number): number | null {
  if (onDuty < 1) return null;
  return Math.ceil((ahead + 1) / onDuty) * overseasTerms.minutesEach;
}

/** When the doctors' night is over; null by day. The clock is that of the hospitals. */
export function nightEndsAt(now: Date, timeZone: string): Date | null {
  const [hour = 0, minute = 0] = timeAt(now, timeZone).split(':').map(Number);
  const { from, to } = overseasTerms.night;
  if (hour >= to && hour < from) return null;
  const minutesLeft = ((to - hour + 24) % 24) * 60 - minute;
  const ends = Math.floor(now.getTime() / 60_000) + minutesLeft;
  const at = new Date(ends * 60_000);
  // Where a clock change lies between, the morning begins by the clock.
  const moved = zoneOffsetMinutes(now, timeZone) - zoneOffsetMinutes(at, timeZone);
  return new Date(at.getTime() + moved * 60_000);
}
