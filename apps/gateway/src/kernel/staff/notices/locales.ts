import { defineTexts } from '../../../platform/define-texts';
import en from './locales/en.json' with { type: 'json' };
import zhHans from './locales/zh-Hans.json' with { type: 'json' };
import zhHant from './locales/zh-Hant.json' with { type: 'json' };

export const textOf = defineTexts({
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
});
