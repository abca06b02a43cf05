import { consultApi } from '@xinglin/api';
import { Payment, paymentOutcome, QuoteLines, WrongPayments } from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsultBar } from '../../../components/consult-acts';
import { ConsultOrderView } from '../../../components/consult-order-view';
import { useTalkOnceOpen } from '../../../components/use-talk-once-open';
import { followHref } from '../../../model/talk-place';

const call = pageCall(consultApi.endpoints.getConsultOrder, ({ params }) => ({
  orderKey: params['orderKey'] ?? '',
}));

export const { load } = call;

/** One consult: it is paid here; where it stands, by when and what then; what was asked, and what can be done. */
export default function ConsultOrderPage(): ReactElement {
  const { t } = useTranslation('consult');
  const { answer, isWatching } = call.useAnswer(
    // The first free doctor takes a question within minutes.
    ({ payment, state, doctor }) => payment === 'open' || (state === 'waiting' && doctor === null),
  );
  const head = { title: t('orderDetail.title'), backTo: href('consult.listAll') };
  const frame = (content: ReactNode, actionBar?: ReactNode) => (
    <Page header={<PageHeader {...head} />} actionBar={actionBar}>
      {content}
    </Page>
  );
  const refetch = () => void answer.refetch();
  useTalkOnceOpen(answer.currentData);
  return (
    <Loaded
      query={answer}
      skeleton={<SkeletonList lines={4} count={3} />}
      frame={(content) => frame(content)}
    >
      {(consult) => {
        const { actions, facts, amountCents: cents, orderKey } = consult;
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
            <ConsultOrderView
              consult={consult}
              isUnsure={outcome === 'waiting'}
              onExpire={refetch}
            />,
            outcome !== 'waiting' && <ConsultBar consult={consult} />,
          )
        );
      }}
    </Loaded>
  );
}
