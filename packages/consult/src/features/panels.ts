import { locales as care } from '@xinglin/care';
import { locales as conversation } from '@xinglin/conversation';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { panels as routes } from '@xinglin/routes';
import { askingLocales } from '../asking-locales';
import { panelsLocales } from '../panels-locales';
import { panelsPages as pages } from '../panels-pages';

/** Questions to several experts, from choosing them to what came back, in a chunk of their own. */
export const feature = {
  routes,
  pages,
  namespaces: { care, conversation, forms, orders, asking: askingLocales, panels: panelsLocales },
};
