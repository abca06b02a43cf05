import { locales as care } from '@xinglin/care';
import { locales as conversation } from '@xinglin/conversation';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { asking as routes } from '@xinglin/routes';
import { askingLocales } from '../asking-locales';
import { askingPages as pages } from '../asking-pages';
import { locales } from '../locales';

/** The ways to a question and its forms, in a chunk apart from what becomes of it. */
export const feature = {
  routes,
  pages,
  namespaces: { care, conversation, forms, orders, consult: locales, asking: askingLocales },
};
