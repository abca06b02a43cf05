import { aiChatLocales } from '@xinglin/conversation';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { aiConsult, assistant } from '@xinglin/routes';
import { aiConsultLocales } from '../ai-consult-locales';
import { aiGuidePages as pages } from '../ai-guide-pages';

const routes = { ...aiConsult, ...assistant };

/** The AI guide, and a partner's consult with it, in a chunk apart from consults with doctors. */
export const feature = {
  routes,
  pages,
  namespaces: { forms, orders, 'ai-chat': aiChatLocales, 'ai-consult': aiConsultLocales },
};
