import { couponsApi, failureMessage } from '@xinglin/api';
import type { ListCouponPacksResponse as Packs } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, Card, Cluster, Note, NoticeBar, Stack, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What is given out now. */
export const couponPacks = pageCall(couponsApi.endpoints.listCouponPacks, () => undefined);

/** Coupons that can be received; nothing where that cannot be asked for, as one's own stand below. */
export function CouponOffers(): ReactElement {
  const { answer } = couponPacks.useAnswer();
  const open = answer.currentData?.items.filter(
    ({ received, mostPerAccount, isLeft }) => isLeft && received < mostPerAccount,
  );
  return (
    <>
      {open?.map((pack) => (
        <Offer key={pack.packSendId} pack={pack} />
      ))}
    </>
  );
}

function Offer({ pack }: { pack: Packs['items'][number] }): ReactElement {
  const { t } = useTranslation('membership');
  const toast = useToast();
  const [receive, { isLoading, error }] = couponsApi.useReceiveCouponMutation();
  const { packSendId, couponId, couponName, days, mostPerAccount, received } = pack;
  const take = async () => {
    const { data } = await receive({ packSendId, couponId, couponName });
    if (data) toast.show(t('coupon.received'), { tone: 'success' });
  };
  return (
    <Card as="article" title={couponName}>
      <Stack>
        <Note>{t('coupon.offer', { days, left: mostPerAccount - received })}</Note>
        {error && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
        <Cluster align="end">
          <ButtonLink
            size="small"
            variant="text"
            to={href('membership.couponRuleDetail', { id: packSendId })}
          >
            {t('coupon.rule')}
          </ButtonLink>
          <Button
            size="small"
            pending={isLoading}
            aria-label={t('coupon.receiveOne', { title: couponName })}
            onClick={() => void take()}
          >
            {t('coupon.receive')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
