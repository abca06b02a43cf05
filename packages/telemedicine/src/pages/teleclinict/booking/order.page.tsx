import { isPaymentOpen, OrderActions, OrderPage } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { lazy, type ReactElement } from 'react';
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
  const asked = sessionCall.useAnswer(isPaymentOpen);
  return (
    <OrderPage
      asked={asked}
      title={t('order.title')}
      backTo={href('telemedicine.orderList')}
      timeZone={(session) => session.timeZone}
      resultTo={({ orderNo }) => orderHref(orderNo)}
      priceLabel={t('terms.price')}
      next={({ state }, unsure) =>
        // i18n-keys: telemedicine:order.next.*, telemedicine:order.unsure.*
        unsure ? t(`order.unsure.${unsure}`) : t(`order.next.${state}`)
      }
      renderActions={(session) =>
        session.mayCancel && (
          <OrderActions
            status={session.statusText}
            size="medium"
            cancel={{
              text: t('cancel.button'),
              load: loadDialog,
              renderDialog: (onClose) => <CancelSession session={session} onClose={onClose} />,
            }}
          />
        )
      }
    >
      {(session) => (
        <>
          <SessionWays session={session} />
          <SessionFacts session={session} />
        </>
      )}
    </OrderPage>
  );
}
