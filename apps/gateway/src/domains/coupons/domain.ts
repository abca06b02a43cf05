// Owns: the account's coupons as their own pages show them: received, listed by state, their rules.
// Must not know: other domains, what a coupon is used for.
// Used by: the list of domains.
import { coupons } from '@xinglin/contract';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import { couponHandlers } from './handlers';
import { exportedCoupons } from './own-coupons';
import { seed } from './seed';
import './locales';
import { takeCoupons } from './sandbox-life';

export const couponsDomain = defineDomain({
  name: 'coupons',
  calls: coupons,
  handlers: () => couponHandlers,
  sandboxSeed: seed,
  sandboxLife: takeCoupons,
  brings: [
    exportedData.of(async (db, ownerId, locale) => ({
      coupons: await exportedCoupons(db, ownerId, locale),
    })),
  ],
});
