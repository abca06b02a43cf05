import type { ReviewedOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, formatDay } from '@xinglin/rules';
import { ButtonLink, Card, Cluster, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** An order that waits for a word. */
export function WaitingOrder({ order }: { order: ReviewedOrder }): ReactElement {
  const { t } = useTranslation('reviews');
  const locale = useLocale();
  const { orderNo, doctorName, doctorTitle, hospitalName, hospDeptName, until } = order;
  return (
    <Card as="article" title={doctorName} aside={doctorTitle}>
      <Note>
        {hospitalName} · {hospDeptName}
      </Note>
      {until !== null && (
        <Note>{t('until', { day: formatDay(dayAt(until), locale, { year: true }) })}</Note>
      )}
      <Cluster align="end">
        <ButtonLink
          size="small"
          to={href('reviews.write', {}, { orderId: orderNo })}
          aria-label={t('write.named', { name: doctorName })}
        >
          {t('write.act')}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}
