import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { coins as routes } from '@xinglin/routes';
import { coinsLocales } from '../coins-locales';
import { coinsPages as pages } from '../coins-pages';

/** Health coins, in a chunk apart from memberships and coupons. */
export const feature = {
  routes,
  pages,
  namespaces: { forms, orders, coins: coinsLocales },
};
