import type { Locale } from '../../../platform/context';
import { textOf } from './locales';

/** Said of a prize that comes by itself, or of none. */
export const nothingSentText = (locale: Locale): string => textOf(locale, 'prize.nothingSent');

/** Said of a prize of goods that nobody knows where to send. */
export const addressWantedText = (locale: Locale): string => textOf(locale, 'prize.addressWanted');
