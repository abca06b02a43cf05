import type { Locale } from './context';

/** One text in every language, as it lies in a jsonb column. */
export type Localised = Readonly<Record<Locale, string>>;

/** A list of short texts in every language, as it lies in a jsonb column. */
export type LocalisedList = Readonly<Record<Locale, readonly string[]>>;
