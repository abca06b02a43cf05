// Owns: super membership and the free one: what is sold, cards and their seats, codes, orders, levels, reminders.
// Must not know: other domains, how money is moved, how calls are served.
// Used by: the list of domains.
import { membership } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { heldRights } from '../../kernel/pricing/member-rights';
import { memberCards, memberships } from '../../kernel/pricing/members';
import { couponSources } from '../../kernel/pricing/coupon-sources';
import { membershipCoupons } from './coupon-source';
import { defineDomain } from '../../platform/domain';
import { cardInService, hasCard } from './cards';
import { membershipDesk } from './desk';
import { membershipHandlers } from './handlers';
import { membershipKind } from './order-kind';
import { eraseMembership, exportedCards } from './own-data';
import { findHeldRight } from './rights';
import { remindersDeadline } from './reminders';
import { seed } from './seed/seed';
import { useCard } from './sandbox-life';

export const membershipDomain = defineDomain({
  name: 'membership',
  calls: membership,
  handlers: membershipHandlers,
  deadlines: [remindersDeadline],
  sandboxSeed: seed,
  sandboxLife: useCard,
  brings: [
    ...broughtBy(membershipKind),
    deskActions.of(...membershipDesk),
    couponSources.of(membershipCoupons),
    memberships.of(hasCard),
    memberCards.of(cardInService),
    heldRights.of(findHeldRight),
    erasures.of(eraseMembership),
    exportedData.of(async (db, ownerId, locale) => ({
      membershipCards: await exportedCards(db, ownerId, locale),
    })),
  ],
});
