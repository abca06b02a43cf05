/** Languages in which the directory's texts are kept; the same ones the gateway answers in. */
export const locales = ['zh-Hans', 'zh-Hant', 'en'] as const;

export type Locale = (typeof locales)[number];

/** One text in every language, as it lies in a jsonb column. */
export type Localised = Readonly<Record<Locale, string>>;

/** A list of short texts in every language, as it lies in a jsonb column. */
export type LocalisedList = Readonly<Record<Locale, readonly string[]>>;

/** The zone all hospitals of this directory keep their times in. */
export const hospitalTimeZone = 'Asia/Shanghai';
