import { consultApi, usePageModules } from '@xinglin/api';
import {
  OrderDetail,
  Payment,
  paymentOutcome,
  QuoteLines,
  WrongPayments,
  useSumFact,
} from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Loaded, NoticeBar, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsultActs } from '../../../components/consult-acts';
import { ConsultChanges } from '../../../components/consult-changes';
import { ConsultFacts } from '../../../components/consult-facts';
import { ConsultInvoice } from '../../../components/consult-invoice';
import { ConsultSummary } from '../../../components/consult-summary';
import { ConsultUntil } from '../../../components/consult-until';
import { useTalkOnceOpen } from '../../../components/use-talk-once-open';
import { DoctorWays } from '../../../components/doctor-ways';
import { followHref } from '../../../model/talk-place';

const call = pageCall(consultApi.endpoints.getConsultOrder, ({ params }) => ({
  orderKey: params['orderKey'] ?? '',
}));

export const { load } = call;

/** One consult: it is paid here; where it stands, by when and what then; what was asked, and what can be done. */
export default function ConsultOrderPage(): ReactElement {
  const { t } = useTranslation('consult');
  const sumFact = useSumFact();
  const modules = usePageModules('consult.orderDetail');
  const { answer, isWatching } = call.useAnswer(
    // The first free doctor takes a question within minutes.
    ({ payment, state, doctor }) => payment === 'open' || (state === 'waiting' && doctor === null),
  );
  const head = { title: t('orderDetail.title'), backTo: href('consult.listAll') };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  const refetch = () => void answer.refetch();
  useTalkOnceOpen(answer.currentData);
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={3} />} frame={frame}>
      {(consult) => {
        const { actions, facts, amountCents: cents, orderKey, state, until } = consult;
        const notices = <WrongPayments payments={consult.wrongPayments} dueCents={cents} />;
        const quote = consult.quote !== null && consult.quote.steps.length > 0 && (
          <QuoteLines
            quote={consult.quote}
            listLabel={t('orderDetail.fee')}
            totalLabel={t('orderDetail.price')}
          />
        );
        const outcome = paymentOutcome({
          isPaid: consult.payment === 'paid',
          isAwaitingPayment: actions.includes('pay'),
          payment: consult.payment,
          isWatching,
        });
        // While the notice of a payment is expected, the order is neither paid nor cancelled.
        const unsure = outcome === 'waiting' ? outcome : null;
        const isUnpaid = outcome === 'failed' || outcome === 'unknown';
        return isUnpaid ? (
          <Payment
            {...head}
            order={consult}
            cents={cents}
            resultTo={followHref(orderKey)}
            about={{
              title: consult.title,
              facts: facts.map(({ label, text }) => ({ label, value: text })),
            }}
            priceLabel={t('orderDetail.price')}
            unsettled={
              outcome === 'unknown' ? { onAsk: refetch, isAsking: answer.isFetching } : undefined
            }
            notices={
              <>
                {notices}
                {quote}
              </>
            }
            actions={
              <ButtonLink block variant="outline" to={href('consult.cancelOrder', { orderKey })}>
                {t('orderDetail.cancel')}
              </ButtonLink>
            }
            onStale={refetch}
          />
        ) : (
          frame(
            <>
              {notices}
              {until !== null && until.outcome !== 'lapses' && (
                <NoticeBar>
                  <ConsultUntil until={until} onEnd={refetch} />
                </NoticeBar>
              )}
              <OrderDetail
                order={consult}
                timeZone={consult.timeZone}
                // i18n-keys: consult:orderDetail.next.*, consult:orderDetail.unsure.*
                next={unsure ? t(`orderDetail.unsure.${unsure}`) : t(`orderDetail.next.${state}`)}
                actions={unsure === null && <ConsultActs consult={consult} />}
                facts={[sumFact(consult, t('orderDetail.price'))]}
                onExpire={refetch}
                below={
                  <>
                    {consult.group === 'completed' && consult.answeredAt !== null && (
                      <ConsultSummary orderKey={orderKey} />
                    )}
                    <ConsultChanges consult={consult} />
                    {consult.mayInvoice && <ConsultInvoice orderKey={orderKey} />}
                    {consult.doctor && modules('doctor') && (
                      <DoctorWays consult={consult} doctor={consult.doctor} />
                    )}
                  </>
                }
              >
                <ConsultFacts consult={consult} />
                {quote}
              </OrderDetail>
            </>,
          )
        );
      }}
    </Loaded>
  );
}
