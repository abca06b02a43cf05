import { usePageModules } from '@xinglin/api';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { OrderSteps, QuoteLines, RefundState, useSumFact, WrongPayments } from '@xinglin/orders';
import { formatInstant } from '@xinglin/rules';
import { Card, Fold, KeyValueList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherActs } from './consult-acts';
import { ConsultChanges } from './consult-changes';
import { ConsultCase, ConsultHero, ConsultPromise } from './consult-facts';
import { ConsultInvoice } from './consult-invoice';
import { ConsultSummary } from './consult-summary';
import { ConsultUntil } from './consult-until';
import { DoctorWays } from './doctor-ways';

interface ConsultOrderViewProps {
  readonly consult: ConsultOrder;
  /** Whether the notice of a payment is expected: until it is there nothing can be done. */
  readonly isUnsure: boolean;
  /** A countdown has ended. */
  readonly onExpire: () => void;
}

/** A consult that is not to be paid: where it stands, by when and what then; what was asked; its facts are folded. */
export function ConsultOrderView(props: ConsultOrderViewProps): ReactElement {
  const { consult, isUnsure, onExpire } = props;
  const { t } = useTranslation(['consult', 'orders']);
  const locale = useLocale();
  const sumFact = useSumFact();
  const modules = usePageModules('consult.orderDetail');
  const { orderKey, orderNo, state, until, group, refund, doctor, timeZone, quote } = consult;
  return (
    <>
      <ConsultHero consult={consult} />
      <WrongPayments payments={consult.wrongPayments} dueCents={consult.amountCents} />
      <Card title={consult.title}>
        <Stack>
          {until !== null && until.outcome !== 'lapses' && (
            <p>
              <ConsultUntil until={until} onEnd={onExpire} />
            </p>
          )}
          {/* A late refund is not announced as being on its way. */}
          {refund?.status !== 'late' && (
            // i18n-keys: consult:orderDetail.next.*
            <p>{t(isUnsure ? 'orderDetail.unsure' : `orderDetail.next.${state}`)}</p>
          )}
          <RefundState refund={refund} />
          {group === 'active' && <ConsultPromise consult={consult} />}
          {!isUnsure && <OtherActs consult={consult} />}
        </Stack>
      </Card>
      {group === 'completed' && consult.answeredAt !== null && (
        <ConsultSummary orderKey={orderKey} />
      )}
      <ConsultCase consult={consult} />
      <ConsultChanges consult={consult} />
      {consult.mayInvoice && <ConsultInvoice orderKey={orderKey} />}
      {doctor && modules('doctor') && <DoctorWays consult={consult} doctor={doctor} />}
      {quote !== null && quote.steps.length > 0 && (
        <QuoteLines
          quote={quote}
          listLabel={t('orderDetail.fee')}
          totalLabel={t('orderDetail.price')}
        />
      )}
      <Fold title={t('orders:title')} note={orderNo}>
        <Stack>
          <KeyValueList
            items={[
              { label: t('orders:number'), value: orderNo },
              {
                label: t('orders:createdAt'),
                value: formatInstant(consult.createdAt, locale, timeZone),
              },
              sumFact(consult, t('orderDetail.price')),
            ]}
          />
          <OrderSteps kind={consult.kind} history={consult.history} timeZone={timeZone} />
        </Stack>
      </Fold>
    </>
  );
}
