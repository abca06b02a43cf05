import { failureMessage, paymentApi, useChannel } from '@xinglin/api';
import { cashierTarget } from '@xinglin/rules';
import {
  ActionBar,
  Button,
  ButtonLink,
  Card,
  KeyValueList,
  NoticeBar,
  Page,
  PageHeader,
  Price,
  ResultHeader,
  Stack,
  type KeyValueItem,
} from '@xinglin/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AskAgain, type AskAgainProps } from './ask-again';
import type { ShownOrder } from './order-shapes';
import { useDueElements } from './due-elements';
import { PayWayChoice, usePayWays } from './pay-ways';
import { PayWithin } from './pay-within';

interface PaymentProps {
  readonly title: string;
  readonly backTo: string;
  readonly order: Pick<ShownOrder, 'orderNo' | 'payBefore'>;
  readonly cents: number;
  /** Where the cashier comes back to. */
  readonly resultTo: string;
  /** What is paid for: title and facts of the one card. */
  readonly about: { readonly title: string; readonly facts: readonly KeyValueItem[] };
  /** What is paid for, drawn above the card, which then does not repeat its title. */
  readonly drawn?: ReactNode;
  /** Above the amount: what holds after paying. */
  readonly promise?: string | undefined;
  /** What the price is called: 挂号费. */
  readonly priceLabel: string;
  /** Set when the cashier was opened before without a result: the result can be requested, and the payment resumed. */
  readonly unsettled?: AskAgainProps | undefined;
  /** Above the card. */
  readonly notices?: ReactNode;
  /** Below the card: what else can be done with the order. */
  readonly actions?: ReactNode;
  /** The order is another one by now: its time is over, or another tab paid or cancelled it. */
  readonly onStale: () => void;
}

/** The page of an order that can be paid: what for, how long, and the way to the cashier. */
export function Payment(props: PaymentProps): ReactElement {
  const { title, backTo, order, cents, resultTo, about, priceLabel } = props;
  const { drawn, promise, unsettled, notices, actions, onStale } = props;
  const { t } = useTranslation('orders');
  const [getUrl, { isLoading, error }] = paymentApi.useGetH5PayUrlMutation();
  const [leaving, setLeaving] = useState(false);
  const { payServers } = useChannel();
  const ways = usePayWays(order.orderNo);
  const elements = useDueElements(order.orderNo, cents);

  const pay = async () => {
    const returnUrl = window.location.origin + resultTo;
    const result = await getUrl({
      orderNo: order.orderNo,
      returnUrl,
      ...(ways.chosen !== undefined && { provider: ways.chosen }),
    });
    if ('error' in result) {
      // Another tab may have paid or cancelled it; then there is nothing to pay any more.
      onStale();
      return;
    }
    // Remains set: the page is being left, and a browser that restores it starts it again.
    setLeaving(true);
    window.location.assign(cashierTarget(result.data.url, payServers));
  };

  return (
    <Page
      header={<PageHeader title={title} backTo={backTo} />}
      banner={
        order.payBefore !== null && (
          <NoticeBar tone="warning">
            <PayWithin until={order.payBefore} onEnd={onStale} />
          </NoticeBar>
        )
      }
      actionBar={
        !ways.isNone && (
          <ActionBar promise={promise} priceLabel={t('pay.toPay')} cents={cents}>
            <Button pending={isLoading || leaving} onClick={() => void pay()}>
              {t(unsettled ? 'pay.resume' : 'pay.now')}
            </Button>
          </ActionBar>
        )
      }
    >
      {error && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
      {ways.isNone && <NoticeBar tone="warning">{t('pay.noWay')}</NoticeBar>}
      {notices}
      {unsettled && (
        <Card title={t('pay.unsettled')}>
          <Stack>
            <p>{t('pay.unsettledHint')}</p>
            <AskAgain {...unsettled} isSecond />
          </Stack>
        </Card>
      )}
      {drawn}
      <Card title={drawn === undefined ? about.title : t('title')}>
        <KeyValueList
          items={[
            ...about.facts,
            { label: t('number'), value: order.orderNo },
            { label: priceLabel, value: <Price cents={elements.priceCents} /> },
            ...elements.others,
          ]}
        />
      </Card>
      <PayWayChoice {...ways} />
      {actions !== undefined && <Stack inset>{actions}</Stack>}
    </Page>
  );
}

interface PaymentOverProps {
  readonly title: string;
  readonly backTo: string;
  readonly order: Pick<ShownOrder, 'statusText'>;
  /** It was paid; else it ran out or was cancelled. */
  readonly isPaid: boolean;
  /** Why it cannot be paid any more, where it was not. */
  readonly isOver: string;
  /** Where the order is shown. */
  readonly seeTo: string;
  /** The way to order again, where it was not paid. */
  readonly again: { readonly to: string; readonly text: string };
  readonly notices?: ReactNode;
}

/** The page of an order that cannot be paid any more: it was paid, ran out or was cancelled, here or in another tab. */
export function PaymentOver(props: PaymentOverProps): ReactElement {
  const { title, backTo, order, isPaid, isOver, seeTo, again, notices } = props;
  const { t } = useTranslation('orders');
  return (
    <Page header={<PageHeader title={title} backTo={backTo} />}>
      {notices}
      <Card as="div">
        <ResultHeader state={isPaid ? 'success' : 'failure'} title={order.statusText}>
          {isPaid ? t('pay.isPaid') : isOver}
        </ResultHeader>
        <Stack>
          <ButtonLink block to={seeTo}>
            {t('see')}
          </ButtonLink>
          {!isPaid && (
            <ButtonLink block variant="outline" to={again.to}>
              {again.text}
            </ButtonLink>
          )}
        </Stack>
      </Card>
    </Page>
  );
}
