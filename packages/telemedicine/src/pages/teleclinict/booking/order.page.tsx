import { isPaymentOpen, OrderActions, OrderPage } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { telemedicineTerms } from '@xinglin/rules';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionBar, SessionHead, SessionView } from '../../../components/session-view';
import { orderHref } from '../../../model/session-at';
import { sessionCall } from '../../../model/session-call';

const loadDialog = () => import('../../../components/cancel-session');
const CancelSession = lazy(loadDialog);

export const { load } = sessionCall;

/** One session: it is paid here; then its hour, how to take part, and its result (spec 2 §2.19). */
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
              variant: 'text',
              load: loadDialog,
              renderDialog: (onClose) => <CancelSession session={session} onClose={onClose} />,
            }}
          />
        )
      }
      toPay={(session) => ({
        drawn: <SessionHead session={session} />,
        promise: t('submit.promise', { hours: telemedicineTerms.cancelHoursBefore }),
      })}
      // The head above has all that its facts say.
      about={() => []}
      renderView={(session, view) => <SessionView session={session} view={view} />}
      renderBar={(session) => <SessionBar session={session} />}
    />
  );
}
