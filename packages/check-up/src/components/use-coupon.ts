import { couponsApi, failureMessage, useSession } from '@xinglin/api';
import type { CheckUpPackageCard } from '@xinglin/gateway-sdk';
import { useToast } from '@xinglin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Wanted {
  readonly offer: Pick<CheckUpPackageCard, 'orgCode'>;
  /** What the coupon is taken off; nothing is requested for 0. */
  readonly cents: number;
}

/**
 * The coupons of the account beside a sum of check-ups, judged by the gateway, the best first; and the one that can be
 * received now and takes off more than the best. Nothing without a session.
 */
export function useCoupons({ offer: { orgCode }, cents }: Wanted) {
  const { t } = useTranslation('check-up');
  const toast = useToast();
  const isSignedIn = useSession()?.login === true;
  const skip = !isSignedIn || cents === 0;
  const judged = couponsApi.useListBestCouponsQuery(
    { use: 'checkUp', cents, seller: orgCode },
    { skip },
  );
  const packs = couponsApi.useListCouponPacksQuery(undefined, { skip });
  const [receive] = couponsApi.useReceiveCouponMutation();
  const [isReceiving, setReceiving] = useState(false);
  const coupons = judged.currentData?.items ?? [];
  const best = coupons.find(({ whyNot }) => whyNot === null);
  const offered = (packs.currentData?.items ?? [])
    .filter(
      ({ use, fromCents, received, mostPerAccount, isLeft }) =>
        (use === null || use === 'checkUp') &&
        fromCents <= cents &&
        received < mostPerAccount &&
        isLeft,
    )
    .toSorted((one, other) => other.offCents - one.offCents)[0];
  const claimable =
    judged.isSuccess && offered && offered.offCents > (best?.offCents ?? 0) ? offered : undefined;
  const claim = async (): Promise<void> => {
    if (claimable === undefined || isReceiving) return;
    const { packSendId, couponId, couponName } = claimable;
    setReceiving(true);
    const { error } = await receive({ packSendId, couponId, couponName });
    setReceiving(false);
    if (error) toast.show(failureMessage(error, t), { tone: 'error' });
    else toast.show(t('coupon.received'), { tone: 'success' });
  };
  return { coupons, best, claimable, claim, isReceiving };
}
