import type { ByLocale, CommonLocale } from '@xinglin/rules';

/** One text in every common language, and in what others it was given, as it lies in a jsonb column. */
export type Localised<Text = string> = ByLocale<Text> & Readonly<Record<CommonLocale, Text>>;

/** A list of short texts in the same languages. */
export type LocalisedList = Localised<readonly string[]>;
