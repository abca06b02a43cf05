import type { Locale } from '../../../platform/context';
import { textOf } from '../../../platform/texts';

/** Said of a prize that comes by itself, or of none. */
export const nothingSentText = (locale: Locale): string =>
  textOf(locale, 'healthCoins.prize.nothingSent');

/** Said of a prize of goods that nobody knows where to send. */
export const addressWantedText = (locale: Locale): string =>
  textOf(locale, 'healthCoins.prize.addressWanted');
