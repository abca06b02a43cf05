import { panelsApi } from '@xinglin/api';
import type { PanelOrder } from '@xinglin/gateway-sdk';
import { paymentOutcome, PaymentResult, WrongPayments } from '@xinglin/orders';
import { pageCall, usePlace } from '@xinglin/pages';
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
import { questionHref } from '../../../model/panel-ways';

const call = pageCall(panelsApi.endpoints.getPanelOrder, ({ query }) => {
  const orderKey = query.get('orderKey');
  return orderKey ? { orderKey } : null;
});

export const { load } = call;

/** Where the cashier comes back to: what became of the payment, and the way to the answers (spec 2 §2.13). */
export default function PanelPaidPage(): ReactElement {
  const { t } = useTranslation('panels');
  const { query } = usePlace();
  const { answer, isWatching } = call.useAnswer(({ payment }) => payment === 'open');
  const head = { title: t('paid.title'), backTo: href('consult.multiExpertBalance') };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  if (!query.get('orderKey'))
    return frame(
      <EmptyState
        title={t('paid.none')}
        action={<ButtonLink to={head.backTo}>{t('balance.title')}</ButtonLink>}
      />,
    );
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={1} />} frame={frame}>
      {(panel) => (
        <Result
          {...head}
          panel={panel}
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
  readonly panel: PanelOrder;
  readonly isWatching: boolean;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

function Result({ panel, isWatching, onAsk, ...props }: ResultProps): ReactElement {
  const { t } = useTranslation('panels');
  const seeTo = questionHref(panel.orderKey);
  const outcome = paymentOutcome({
    isPaid: panel.payment === 'paid',
    isAwaitingPayment: panel.actions.includes('pay'),
    payment: panel.payment,
    isWatching,
  });
  return (
    <PaymentResult
      {...props}
      outcome={outcome}
      order={panel}
      says={{
        // i18n-keys: panels:paid.says.*, panels:paid.hint.*
        title: outcome === 'over' ? panel.statusText : t(`paid.says.${outcome}`),
        hint: t(`paid.hint.${outcome}`),
      }}
      notices={<WrongPayments payments={panel.wrongPayments} dueCents={panel.amountCents} />}
      actions={
        <ButtonLink block to={seeTo}>
          {t(outcome === 'failed' ? 'paid.again' : 'paid.see')}
        </ButtonLink>
      }
      seeTo={seeTo}
      onAsk={onAsk}
      onExpire={onAsk}
    >
      <Card title={panel.title}>
        <KeyValueList
          items={[
            ...panel.facts.map(({ label, text }) => ({ label, value: text })),
            { label: t('home.price'), value: <Price cents={panel.amountCents} /> },
          ]}
        />
      </Card>
      {outcome === 'success' && (
        <Stack inset>
          <ButtonLink block to={seeTo}>
            {t('paid.see')}
          </ButtonLink>
        </Stack>
      )}
    </PaymentResult>
  );
}
