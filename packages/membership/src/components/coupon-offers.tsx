import { couponsApi, failureMessage } from '@xinglin/api';
import type { ListCouponPacksResponse as Packs } from '@xinglin/gateway-sdk';
import { Button, Chip, NoticeBar, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CouponTicket } from './coupon-item';

/** A coupon that is given out: received with one tap, as often as one account may. */
export function CouponOffer({ pack }: { pack: Packs['items'][number] }): ReactElement {
  const { t } = useTranslation('membership');
  const toast = useToast();
  const [receive, { isLoading, error }] = couponsApi.useReceiveCouponMutation();
  const { packSendId, couponId, couponName, days, isLeft, canReceive: left } = pack;
  const take = async () => {
    const { data } = await receive({ packSendId, couponId, couponName });
    if (data) toast.show(t('coupon.received'), { tone: 'success' });
  };
  return (
    <>
      {error && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
      <CouponTicket
        coupon={{ ...pack, title: couponName }}
        note={left > 0 ? t('coupon.offer', { days, left }) : t('coupon.validDays', { days })}
        isOver={left <= 0}
        act={
          left > 0 ? (
            <Button
              size="small"
              variant="outline"
              pending={isLoading}
              aria-label={t('coupon.receiveOne', { title: couponName })}
              onClick={() => void take()}
            >
              {t('coupon.receive')}
            </Button>
          ) : (
            <Chip>{isLeft ? t('coupon.have') : t('coupon.gone')}</Chip>
          )
        }
      />
    </>
  );
}
