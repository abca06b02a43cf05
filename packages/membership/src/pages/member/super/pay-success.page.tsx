import type { VipOrder } from '@xinglin/gateway-sdk';
import { paymentOutcome, PaymentResult, WrongPayments } from '@xinglin/orders';
import { usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  KeyValueList,
  Loaded,
  Page,
  PageHeader,
  Price,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderCall } from '../../../model/calls';
import { orderHref } from '../../../model/links';
import { orderLinks } from '../../../model/order-links';

export const { load } = orderCall;

/** Where the cashier comes back to: what became of the payment, and the way to activate the card (spec 2 §2.29). */
export default function VipPaidPage(): ReactElement {
  const { t } = useTranslation('membership');
  const { query } = usePlace();
  const { answer, isWatching } = orderCall.useAnswer(({ payment }) => payment === 'open');
  const head = { title: t('superPaySuccess.title'), backTo: href('membership.superOrderList') };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  if (!query.get('orderNo'))
    return frame(
      <EmptyState
        title={t('superOrderDetail.none')}
        action={<ButtonLink to={head.backTo}>{t('superOrderList.title')}</ButtonLink>}
      />,
    );
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={1} />} frame={frame}>
      {(order) => (
        <Result
          {...head}
          order={order}
          isWatching={isWatching}
          isAsking={answer.isFetching}
          onAsk={() => void answer.refetch()}
        />
      )}
    </Loaded>
  );
}

interface ResultProps {
  readonly title: string;
  readonly backTo: string;
  readonly order: VipOrder;
  readonly isWatching: boolean;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

function Result({ order, isWatching, onAsk, ...props }: ResultProps): ReactElement {
  const { t } = useTranslation('membership');
  const seeTo = orderHref(order.orderNo);
  const outcome = paymentOutcome({
    isPaid: order.payment === 'paid',
    isAwaitingPayment: order.actions.includes('pay'),
    payment: order.payment,
    isWatching,
  });
  const ways = outcome === 'success' ? orderLinks(order) : [];
  return (
    <PaymentResult
      {...props}
      outcome={outcome}
      order={order}
      says={{
        // i18n-keys: membership:superPaySuccess.says.*, membership:superPaySuccess.hint.*
        title: outcome === 'over' ? order.statusText : t(`superPaySuccess.says.${outcome}`),
        hint: t(
          outcome === 'success' && order.mayActivate
            ? 'superPaySuccess.hint.activate'
            : `superPaySuccess.hint.${outcome}`,
        ),
      }}
      notices={<WrongPayments payments={order.wrongPayments} dueCents={order.amountCents} />}
      actions={
        <ButtonLink block to={seeTo}>
          {t('superPaySuccess.see')}
        </ButtonLink>
      }
      seeTo={seeTo}
      onAsk={onAsk}
      onExpire={onAsk}
    >
      <Card title={order.title}>
        <KeyValueList
          items={[
            ...order.facts.map(({ label, text }) => ({ label, value: text })),
            { label: t('superConfirmOrder.total'), value: <Price cents={order.amountCents} /> },
          ]}
        />
      </Card>
      {outcome === 'success' && (
        <Stack inset>
          {ways.map(({ key, to }) => (
            <ButtonLink key={key} block to={to}>
              {/* i18n-keys: membership:superOrderDetail.way.* */}
              {t(`superOrderDetail.way.${key}`)}
            </ButtonLink>
          ))}
          <ButtonLink block variant="outline" to={seeTo}>
            {t('superPaySuccess.see')}
          </ButtonLink>
        </Stack>
      )}
    </PaymentResult>
  );
}
