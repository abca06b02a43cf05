import type { overseas, ResponseOf } from '@xinglin/contract';
import type { OverseasRow } from './tables';

/** What a doctor advised to take, and how. */
export type Medicines = ResponseOf<(typeof overseas)['getOverseasConsult']>['medicines'];

/** What was advised in a consultation so far; only this module writes and reads its text. */
export const medicinesIn = ({ medicines }: Pick<OverseasRow, 'medicines'>): Medicines =>
  medicines === null ? [] : (JSON.parse(medicines) as Medicines);

export const medicinesText = (medicines: Medicines): string => JSON.stringify(medicines);

/** Whether a person read back each medicine with its dose as it was advised, in the same order. */
export const isReadBack = (advised: Medicines, readBack: Medicines): boolean =>
  advised.length === readBack.length &&
  advised.every(
    ({ name, dose }, place) => readBack[place]?.name === name && readBack[place]?.dose === dose,
  );
