import { walkScreens } from '../fixtures/screen-walk';

walkScreens(
  {
    'in Traditional Chinese, signed in': { locale: 'zh-Hant', signedIn: true },
    'in elder mode': { locale: 'zh-Hans', mode: 'elder', pseudo: true },
    'in English and dark': { locale: 'en', theme: 'dark', pseudo: true },
  },
  4,
);
