import { randomInt } from 'node:crypto';

/** A random number of eight digits: it does not show how many prescriptions there are. */
export const newNumber = (): string => String(randomInt(10_000_000, 100_000_000));

/** A number as people read it out: `8841 0272`. */
export const shownNumber = (number: string): string => `${number.slice(0, 4)} ${number.slice(4)}`;
