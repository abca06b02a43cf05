import {
  AskAgain,
  OrderActions,
  OrderDetail,
  Payment,
  paymentOutcome,
  WrongPayments,
} from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { Loaded, Page, PageHeader, Price, SkeletonList } from '@xinglin/ui';
import { lazy, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionFacts } from '../../../components/session-facts';
import { SessionWays } from '../../../components/session-ways';
import { orderHref } from '../../../model/session-at';
import { sessionCall } from '../../../model/session-call';

const loadDialog = () => import('../../../components/cancel-session');
const CancelSession = lazy(loadDialog);

export const { load } = sessionCall;

/** One session: it is paid here; where it stands, what is still to be done for it, and what came of it (spec 2 §2.19). */
export default function SessionOrderPage(): ReactElement {
  const { t } = useTranslation('telemedicine');
  const { answer, isWatching } = sessionCall.useAnswer(({ payment }) => payment === 'open');
  const head = { title: t('order.title'), backTo: href('telemedicine.orderList') };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  const refetch = () => void answer.refetch();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={3} />} frame={frame}>
      {(session) => {
        const { actions, facts, amountCents: cents, orderNo, state, statusText } = session;
        const notices = <WrongPayments payments={session.wrongPayments} dueCents={cents} />;
        const outcome = paymentOutcome({
          isPaid: session.payment === 'paid',
          isAwaitingPayment: actions.includes('pay'),
          payment: session.payment,
          isWatching,
        });
        // A person who may have paid is asked neither to pay again nor to cancel.
        const unsure = outcome === 'waiting' || outcome === 'unknown' ? outcome : null;
        const cancel = session.mayCancel && unsure === null && (
          <OrderActions
            status={statusText}
            size="medium"
            cancel={{
              text: t('cancel.button'),
              load: loadDialog,
              renderDialog: (onClose) => <CancelSession session={session} onClose={onClose} />,
            }}
          />
        );
        return outcome === 'failed' ? (
          <Payment
            {...head}
            order={session}
            cents={cents}
            resultTo={orderHref(orderNo)}
            about={{
              title: session.title,
              facts: facts.map(({ label, text }) => ({ label, value: text })),
            }}
            priceLabel={t('terms.price')}
            notices={notices}
            actions={cancel}
            onStale={refetch}
          />
        ) : (
          frame(
            <>
              {notices}
              <OrderDetail
                order={session}
                timeZone={session.timeZone}
                // i18n-keys: telemedicine:order.next.*, telemedicine:order.unsure.*
                next={unsure ? t(`order.unsure.${unsure}`) : t(`order.next.${state}`)}
                actions={
                  unsure === 'unknown' ? (
                    <AskAgain onAsk={refetch} isAsking={answer.isFetching} />
                  ) : (
                    cancel
                  )
                }
                facts={[{ label: t('terms.price'), value: <Price cents={cents} /> }]}
                onExpire={refetch}
              >
                <SessionWays session={session} />
                <SessionFacts session={session} />
              </OrderDetail>
            </>,
          )
        );
      }}
    </Loaded>
  );
}
