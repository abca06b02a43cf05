import { languageNames, type Locale } from '@xinglin/i18n';

/** Asks a doctor to write the advice before it in a patient's language; in Chinese, as the doctor reads it. */
export const askAgainText = (language: Locale): string =>
  `请用${languageNames[language]}再说一遍上一条建议，谢谢。`;
