import type { DeskRequest } from '@xinglin/contract';
import { trimmedText, typedAmount } from '@xinglin/rules';
import type { Dose, ListedDrug, Prescription } from '../api/shapes';

/** A medicine in the form, as it was typed. */
export interface DraftLine {
  readonly drugId: string;
  readonly name: string;
  readonly packText: string;
  readonly maker: string;
  readonly unit: Dose['unit'];
  readonly amount: string;
  readonly frequency: Dose['frequency'];
  readonly timing: Dose['timing'];
  readonly days: string;
  /** Packs. */
  readonly quantity: string;
  /** The doctor typed the packs: they are not computed any more. */
  readonly isOwnQuantity: boolean;
}

/** A prescription in the form. */
export interface Draft {
  readonly diagnosis: string;
  readonly lines: readonly DraftLine[];
  readonly note: string;
  readonly validDays: number;
  readonly longReason: string;
  /** Reasons of warnings, by `findingKey`. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The returned version that this one replaces; null for a new one. */
  readonly supersedes: string | null;
}

/** More days than these need a reason. */
export const daysWithoutReason = 7;
/** Medicines on one prescription. */
export const mostLines = 5;
const longestDays = 84;
const mostPacks = 60;

/** A form without anything in it. */
export const blankDraft: Draft = {
  diagnosis: '',
  lines: [],
  note: '',
  validDays: 1,
  longReason: '',
  reasons: {},
  supersedes: null,
};

/** A line for a medicine from the list: one unit a day for a week. */
export const lineOfDrug = (drug: ListedDrug): DraftLine => ({
  drugId: drug.drugId,
  name: drug.name,
  packText: drug.packText,
  maker: drug.maker,
  unit: drug.unit,
  amount: '1',
  frequency: 'onceDaily',
  timing: 'anyTime',
  days: '7',
  quantity: String(Math.ceil(7 / drug.packUnits)),
  isOwnQuantity: false,
});

/** The form with exactly what an earlier prescription says. */
export const draftOf = (
  { diagnosis, items, note }: Pick<Prescription, 'diagnosis' | 'items' | 'note'>,
  more: Partial<Draft> = {},
): Draft => ({
  ...blankDraft,
  diagnosis,
  note: note ?? '',
  lines: items.map((item) => ({
    drugId: item.drugId,
    name: item.name,
    packText: item.packText,
    maker: item.maker,
    unit: item.unit,
    amount: String(item.amount),
    frequency: item.frequency,
    timing: item.timing,
    days: String(item.days),
    quantity: String(item.quantity),
    isOwnQuantity: false,
  })),
  ...more,
});

/** A number of the form; null where it is none, or outside its range. */
export function numberIn(typed: string, least: number, most: number, digits = 0): number | null {
  const value = typedAmount(typed, digits);
  return value === null || value < least || value > most ? null : value;
}

/** The numbers of a line, as far as they are right. */
export const numbersOf = (line: DraftLine) => ({
  amount: numberIn(line.amount, 0.25, 100, 2),
  days: numberIn(line.days, 1, longestDays),
  quantity: numberIn(line.quantity, 1, mostPacks),
});

/** Whether the draft prescribes for longer than a week, which needs a reason. */
export const isLong = ({ lines }: Draft): boolean =>
  lines.some((line) => (numbersOf(line).days ?? 0) > daysWithoutReason);

/** Fields of the form that are wrong: `diagnosis`, `lines`, `longReason`, and `<drugId> amount` and its like. */
export function problemsOf(draft: Draft): ReadonlySet<string> {
  return new Set([
    ...(trimmedText(draft.diagnosis) === '' ? ['diagnosis'] : []),
    ...(draft.lines.length === 0 ? ['lines'] : []),
    ...(isLong(draft) && trimmedText(draft.longReason) === '' ? ['longReason'] : []),
    ...draft.lines.flatMap((line) =>
      Object.entries(numbersOf(line)).flatMap(([name, value]) =>
        value === null ? [`${line.drugId} ${name}`] : [],
      ),
    ),
  ]);
}

/** What is checked and signed. The draft has no problems. */
export function writtenOf(orderKey: string, draft: Draft): DeskRequest<'check-prescription'> {
  const note = trimmedText(draft.note);
  const longReason = trimmedText(draft.longReason);
  return {
    orderKey,
    diagnosis: trimmedText(draft.diagnosis),
    items: draft.lines.map((line) => {
      const { amount, days, quantity } = numbersOf(line);
      if (amount === null || days === null || quantity === null)
        throw new Error('A draft with problems is not written.');
      const { drugId, unit, frequency, timing } = line;
      return { drugId, unit, frequency, timing, amount, days, quantity };
    }),
    validDays: draft.validDays,
    ...(note !== '' && { note }),
    ...(isLong(draft) && { longReason }),
  };
}
