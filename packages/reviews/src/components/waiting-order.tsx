import type { ReviewedOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, formatDay } from '@xinglin/rules';
import { ButtonLink, Card, Cluster, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitHead } from './order-head';

/** An order that waits for a review. */
export function WaitingOrder({
  order,
  isFirst,
}: {
  order: ReviewedOrder;
  /** The first of a list has the filled button. */
  isFirst: boolean;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const locale = useLocale();
  const { orderNo, doctorName, until, coins } = order;
  const act = coins?.state === 'open' ? t('write.forCoins', { count: coins.amount }) : null;
  return (
    <Card as="article">
      <Stack gap={2}>
        <VisitHead order={order} />
        <Cluster align="between">
          <Note>
            {until !== null && t('until', { day: formatDay(dayAt(until), locale, { year: true }) })}
          </Note>
          <ButtonLink
            size="small"
            variant={isFirst ? 'primary' : 'outline'}
            to={href('reviews.write', {}, { orderId: orderNo })}
            aria-label={[act ?? t('write.act'), t('write.of', { name: doctorName })].join(' ')}
          >
            {act ?? t('write.act')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}
