import type { Asker } from '@xinglin/gateway-sdk';
import { typedAmount, type AskerCardType, type AskerInput } from '@xinglin/rules';

/** How an age is told: in years, in months, or as less than a month. */
export const ageUnits = ['years', 'months', 'underMonth'] as const;

/** What stands in the form of an asker. */
export interface AskerDraft {
  readonly nickname: string;
  readonly gender: 'female' | 'male' | undefined;
  readonly unit: (typeof ageUnits)[number];
  /** As typed; without a meaning where the age is less than a month. */
  readonly age: string;
  readonly country: string | undefined;
  readonly cardType: AskerCardType;
  readonly cardNo: string;
}

export const emptyDraft: AskerDraft = {
  nickname: '',
  gender: undefined,
  unit: 'years',
  age: '',
  country: undefined,
  cardType: 'passport',
  cardNo: '',
};

/** An asker in the form; the number is only known masked, and stays while nothing is typed. */
export function draftOf({ nickname, gender, ageMonths, country, cardType }: Asker): AskerDraft {
  const unit = ageMonths === 0 ? 'underMonth' : ageMonths < 12 ? 'months' : 'years';
  return {
    nickname,
    gender,
    unit,
    age:
      unit === 'underMonth'
        ? ''
        : String(unit === 'years' ? Math.floor(ageMonths / 12) : ageMonths),
    country: country.labelCode,
    cardType,
    cardNo: '',
  };
}

/** Whole months; undefined where nothing was typed, and no number where it is none. */
function monthsOf({ unit, age }: AskerDraft): number | undefined {
  if (unit === 'underMonth') return 0;
  if (age.trim() === '') return undefined;
  const typed = typedAmount(age, 0);
  if (typed === null) return Number.NaN;
  return unit === 'years' ? typed * 12 : typed;
}

/** What the rules and the gateway take; months told once stay while the years in the form say the same. */
export function askerInput(draft: AskerDraft, former?: Asker): AskerInput {
  const { nickname, gender, country, cardType, cardNo } = draft;
  const months = monthsOf(draft);
  const isSame =
    former !== undefined && draft.unit === 'years' && draftOf(former).age === draft.age;
  return {
    nickname,
    gender,
    ageMonths: isSame ? former.ageMonths : months,
    country,
    cardType,
    cardNo,
  };
}
