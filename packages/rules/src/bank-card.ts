import { withoutSeparators } from './typed-text';

/** Why the number of a bank card is refused. Texts: `rules:<code>`. */
export const bankCardCodes = ['bankCardRequired', 'bankCardInvalid'] as const;

/** One of {@link bankCardCodes}. */
export type BankCardCode = (typeof bankCardCodes)[number];

/** The number of a bank card as it is sent: full-width digits made plain, what groups them dropped. */
export function normalizeBankCard(text: string): string {
  return withoutSeparators(text, /[\s.·,、。-]/g);
}

/** Whether a number can be that of a bank card: 13 to 19 digits, the last of them the Luhn check digit. */
export function checkBankCard(text: string): BankCardCode | null {
  const number = normalizeBankCard(text);
  if (number === '') return 'bankCardRequired';
  return /^\d{13,19}$/.test(number) && luhnSum(number) % 10 === 0 ? null : 'bankCardInvalid';
}

/** From the right every second digit counts twice; of a sum of two digits both are added. */
function luhnSum(number: string): number {
  return [...number].reverse().reduce((sum, character, place) => {
    const digit = Number(character);
    const value = place % 2 === 1 ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
