import { rewardsApi } from '@xinglin/api';
import type { TipOrder } from '@xinglin/gateway-sdk';
import {
  OrderActions,
  Payment,
  paymentOutcome,
  RefundText,
  WrongPayments,
  type AskAgainProps,
} from '@xinglin/orders';
import { idFilter, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  KeyValueList,
  Loaded,
  Note,
  NoticeBar,
  Page,
  PageHeader,
  ResultHeader,
  SkeletonCard,
  Stack,
  type KeyValueItem,
} from '@xinglin/ui';
import { lazy, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LanguagePicker } from '../../../components/language-picker';

const loadDialog = () => import('../../../components/give-up-thanks-dialog');
const GiveUpDialog = lazy(loadDialog);

const orderNoIn = (query: URLSearchParams): string | undefined =>
  idFilter.read(query.get('orderNo'));

const call = pageCall(rewardsApi.endpoints.getTipOrder, ({ query }) => {
  const orderNo = orderNoIn(query);
  return orderNo === undefined ? null : { orderNo };
});

export const { load } = call;

const marks = {
  success: 'success',
  waiting: 'waiting',
  over: 'over',
} as const;

const toConsults = href('overseas.consultList');

/**
 * Where the thanks stand, as the gateway knows the order: paid, on its way, not paid, or closed (spec 2 §2.30). The
 * address names the order, and says nothing of how it went.
 */
export default function RewardResultPage(): ReactElement {
  const { t } = useTranslation('overseas-thanks');
  const [query] = useSearchParams();
  const { answer, isWatching } = call.useAnswer(({ payment }) => payment === 'open');
  const head = { title: t('result.title'), backTo: toConsults };
  const away = <ButtonLink to={toConsults}>{t('toConsults')}</ButtonLink>;
  const frame = (content: ReactNode) => (
    <Page header={<PageHeader {...head} action={<LanguagePicker />} />}>{content}</Page>
  );
  if (orderNoIn(query) === undefined)
    return frame(<EmptyState kind="letters" title={t('result.missing')} action={away} />);
  const onAsk = () => void answer.refetch();
  return (
    <Loaded
      query={answer}
      gone={t('result.missing')}
      action={away}
      skeleton={<SkeletonCard lines={4} />}
      frame={frame}
    >
      {(order) => {
        const outcome = paymentOutcome({
          isPaid: order.group === 'completed',
          isAwaitingPayment: order.actions.includes('pay'),
          payment: order.payment,
          isWatching,
        });
        return outcome === 'failed' || outcome === 'unknown' ? (
          <Unpaid
            {...head}
            order={order}
            unsettled={outcome === 'unknown' ? { onAsk, isAsking: answer.isFetching } : undefined}
            onStale={onAsk}
          />
        ) : (
          frame(<Outcome order={order} outcome={outcome} />)
        );
      }}
    </Loaded>
  );
}

/** What was sent to whom, in rows. */
function useFacts({ title, doctorName, text }: TipOrder): KeyValueItem[] {
  const { t } = useTranslation('overseas-thanks');
  return [
    { label: t('fact.doctor'), value: doctorName },
    { label: t('fact.gift'), value: title },
    ...(text === null ? [] : [{ label: t('fact.letter'), value: text }]),
  ];
}

/** Nothing was paid, and it can be: the way to the cashier, or to do without. */
function Unpaid({
  order,
  unsettled,
  onStale,
  ...head
}: {
  order: TipOrder;
  unsettled: AskAgainProps | undefined;
  title: string;
  backTo: string;
  onStale: () => void;
}): ReactElement {
  const { t } = useTranslation('overseas-thanks');
  const { orderNo, amountCents, payment, wrongPayments } = order;
  return (
    <Payment
      {...head}
      order={order}
      cents={amountCents}
      resultTo={href('overseas.rewardResult', {}, { orderNo })}
      about={{ title: t('fact.about'), facts: useFacts(order) }}
      priceLabel={t('fact.sum')}
      unsettled={unsettled}
      notices={
        <>
          {payment === 'failed' && <NoticeBar tone="warning">{t('result.failed')}</NoticeBar>}
          <WrongPayments payments={wrongPayments} dueCents={amountCents} />
        </>
      }
      actions={
        <>
          <Note>{t('pay.rule')}</Note>
          <OrderActions
            status={order.statusText}
            size="medium"
            cancel={{
              text: t('giveUp.button'),
              load: loadDialog,
              renderDialog: (onClose) => <GiveUpDialog orderNo={orderNo} onClose={onClose} />,
            }}
          />
        </>
      }
      onStale={onStale}
    />
  );
}

/** It is paid, may be, or cannot be any more. */
function Outcome({
  order,
  outcome,
}: {
  order: TipOrder;
  outcome: keyof typeof marks;
}): ReactElement {
  const { t } = useTranslation('overseas-thanks');
  const { orderNo, doctorId, amountCents, refund, wrongPayments } = order;
  // What was given back was paid first.
  const said = outcome === 'over' && refund !== null ? 'back' : outcome;
  return (
    <>
      <WrongPayments payments={wrongPayments} dueCents={amountCents} />
      <Card as="div">
        {/* i18n-keys: overseas-thanks:outcome.* overseas-thanks:hint.* */}
        <ResultHeader state={marks[outcome]} title={t(`outcome.${said}`)}>
          {t(`hint.${said}`)}
        </ResultHeader>
        <Stack>
          {outcome === 'over' && (
            <ButtonLink block to={href('overseas.rewardPay', { doctorId })}>
              {t('result.again')}
            </ButtonLink>
          )}
          <ButtonLink block variant="outline" to={toConsults}>
            {t('toConsults')}
          </ButtonLink>
        </Stack>
      </Card>
      {refund && (
        <NoticeBar tone={refund.status === 'late' ? 'warning' : 'info'}>
          <RefundText refund={refund} />
        </NoticeBar>
      )}
      <Card title={t('fact.about')}>
        <KeyValueList
          items={[
            ...useFacts(order),
            { label: t('fact.sum'), value: t('sum', { sum: formatCents(amountCents) }) },
            { label: t('fact.number'), value: orderNo },
          ]}
        />
      </Card>
    </>
  );
}
