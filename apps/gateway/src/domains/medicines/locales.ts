import { defineTexts } from '../../platform/define-texts';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };
import zhHans from './locales/zh-Hans.json' with { type: 'json' };
import zhHant from './locales/zh-Hant.json' with { type: 'json' };

export const textOf = defineTexts({
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
  it,
  fr,
  id,
});
