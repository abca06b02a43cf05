import { healthCoinsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, ResultHeader, SkeletonList, Stack } from '@xinglin/ui';
import { CoinOrderFacts } from '../../../../components/coin-order-facts';
import { coinOrderHref } from '../../../../model/coin-links';

/** What became of an exchange, as it stands now, and what comes next (spec 2 §2.29). */
const page = detailPage({
  endpoint: healthCoinsApi.endpoints.getHealthCoinOrder,
  input: ({ params }) => ({ orderNo: params['id'] ?? '' }),
  title: 'coins:result.title',
  backTo: href('membership.healthCoinMyPrizes'),
  skeleton: <SkeletonList lines={4} count={1} />,
  gone: {
    title: 'coins:order.gone',
    action: ({ t }) => (
      <ButtonLink to={href('membership.healthCoinMyPrizes')}>{t('coins:orders.title')}</ButtonLink>
    ),
  },
  children: (order, { t }) => (
    <>
      <Card as="div">
        <ResultHeader
          state={order.state === 'cancelled' ? 'over' : 'success'}
          title={order.state === 'ordered' ? t('coins:result.done') : order.statusText}
        >
          {/* i18n-keys: coins:order.next.* */}
          {t(`coins:order.next.${order.state}`)}
        </ResultHeader>
      </Card>
      <CoinOrderFacts order={order} />
      <Stack inset>
        <ButtonLink block to={coinOrderHref(order.orderNo)}>
          {t('coins:result.see')}
        </ButtonLink>
        <ButtonLink block variant="outline" to={href('membership.healthCoinStore')}>
          {t('coins:result.more')}
        </ButtonLink>
      </Stack>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
