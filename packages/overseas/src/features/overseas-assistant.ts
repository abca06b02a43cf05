import { aiChatLocales } from '@xinglin/conversation';
import { locales as forms } from '@xinglin/forms';
import { assistant as routes } from '@xinglin/routes';
import { assistantPages as pages } from '../assistant-pages';
import { consultLocales, locales } from '../locales';

/** The AI guide, in a chunk apart. */
export const feature = {
  routes,
  pages,
  namespaces: {
    forms,
    overseas: locales,
    'overseas-consult': consultLocales,
    'ai-chat': aiChatLocales,
  },
};
