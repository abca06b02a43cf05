import type { SentPicture } from '@xinglin/forms';
import type { SubmitOverseasConsultRequest } from '@xinglin/gateway-sdk';
import {
  checkOverseasCase,
  overseasDepartments,
  overseasDurations,
  overseasSymptoms,
  readTemperature,
  temperatureUnits,
  type OverseasCaseProblem,
  type OverseasDepartment,
  type OverseasDuration,
  type OverseasSymptom,
  type TemperatureUnit,
} from '@xinglin/rules';

/** What is told in the steps of a consultation and in its questionnaire. */
export interface CaseDraft {
  readonly question: string;
  readonly pictures: readonly SentPicture[];
  readonly symptoms: readonly OverseasSymptom[];
  readonly duration: OverseasDuration | undefined;
  /** As typed. */
  readonly temperature: string;
  readonly unit: TemperatureUnit;
  readonly askerId: string;
  readonly department: OverseasDepartment | undefined;
}

export const emptyCase: CaseDraft = {
  question: '',
  pictures: [],
  symptoms: [],
  duration: undefined,
  temperature: '',
  unit: 'celsius',
  askerId: '',
  department: undefined,
};

/** What of a draft stays on the device: pictures by their ids alone. */
export const keepableCase = (draft: CaseDraft): CaseDraft => ({
  ...draft,
  pictures: draft.pictures.map(({ fileId }) => ({ fileId, file: null })),
});

/** One of a list, by what storage held; undefined for anything else. */
const oneOf = <Value extends string>(values: readonly Value[], kept: unknown): Value | undefined =>
  values.find((value) => value === kept);
const textOf = (kept: unknown): string => (typeof kept === 'string' ? kept : '');
const listOf = (kept: unknown): readonly unknown[] => (Array.isArray(kept) ? kept : []);

/** A draft from what storage held: what does not fit is as if it had not been told. */
export function restoreCase(kept: unknown): CaseDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { question, pictures, symptoms, duration, temperature, unit, askerId, department } =
    kept as Record<string, unknown>;
  const told = new Set(listOf(symptoms));
  return {
    question: textOf(question),
    pictures: listOf(pictures).flatMap((picture) => {
      const fileId =
        typeof picture === 'object' && picture !== null && 'fileId' in picture
          ? textOf(picture.fileId)
          : '';
      return fileId === '' ? [] : [{ fileId, file: null }];
    }),
    symptoms: overseasSymptoms.filter((symptom) => told.has(symptom)),
    duration: oneOf(overseasDurations, duration),
    temperature: textOf(temperature),
    unit: oneOf(temperatureUnits, unit) ?? 'celsius',
    askerId: textOf(askerId),
    department: oneOf(overseasDepartments, department),
  };
}

const toldIn = ({ question, pictures, symptoms, duration, temperature, unit }: CaseDraft) => ({
  question,
  fileIds: pictures.map(({ fileId }) => fileId),
  symptoms: [...symptoms],
  duration,
  tenths: readTemperature(temperature, unit),
});

/** What keeps a draft from being sent, in the order in which it is asked. */
export const caseProblems = (draft: CaseDraft): readonly OverseasCaseProblem[] =>
  checkOverseasCase(toldIn(draft));

/** What is sent of a case, but the department. */
export type ToldCase = Omit<SubmitOverseasConsultRequest, 'department'>;

/** What is sent of a draft, but its department; null while something is missing. */
export function sentCase(draft: CaseDraft): ToldCase | null {
  const { duration, tenths, ...told } = toldIn(draft);
  if (duration === undefined || tenths === undefined) return null;
  return { ...told, duration, tenths, askerId: draft.askerId };
}

/** The symptoms after one more choice: `none` stands alone. */
export function chooseSymptoms(
  former: readonly OverseasSymptom[],
  chosen: readonly OverseasSymptom[],
): readonly OverseasSymptom[] {
  if (!chosen.includes('none')) return chosen;
  return former.includes('none') ? chosen.filter((symptom) => symptom !== 'none') : ['none'];
}
