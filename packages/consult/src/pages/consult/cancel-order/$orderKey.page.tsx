import { consultApi, failureMessage } from '@xinglin/api';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { useRefundDay } from '@xinglin/orders';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  KeyValueList,
  NoticeBar,
  RadioGroup,
  Stack,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** Gives a consult up: why, and what goes back, told before it is done (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.getConsultOrder,
  input: ({ params }) => ({ orderKey: params['orderKey'] ?? '' }),
  title: 'consult:cancelOrder.title',
  backTo: (_consult, { params }) =>
    href('consult.orderDetail', { orderKey: params['orderKey'] ?? '' }),
  children: (consult) => <CancelConsult consult={consult} />,
});

export const { load } = page;
export default page.Page;

const reasons = ['mistake', 'unneeded', 'tooLong', 'otherDoctor', 'other'] as const;

function CancelConsult({ consult }: { consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const { orderKey, mayCancel, amountCents, creditCents, refundCents, payment, title } = consult;
  // With it goes what was paid for the consult that it went on from, once that has ended.
  const counted = consult.state === 'awaitingPayment' ? 0 : creditCents;
  const backCents = (payment === 'paid' ? amountCents : 0) + counted - refundCents;
  const day = useRefundDay();
  const toast = useToast();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [cancel, { isLoading, error }] = consultApi.useCancelConsultOrderMutation();
  const detail = href('consult.orderDetail', { orderKey });
  if (!mayCancel)
    return (
      <EmptyState
        kind="orders"
        title={t('cancelOrder.over')}
        action={<ButtonLink to={detail}>{t('cancelOrder.see')}</ButtonLink>}
      />
    );
  const confirm = async () => {
    const { data } = await cancel({ orderKey, ...(reason !== '' && { reason }) });
    if (data === undefined) return;
    toast.show(t('cancelOrder.done'), { tone: 'success' });
    await navigate(detail, { replace: true });
  };
  return (
    <>
      {error && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
      <Card title={title}>
        <Stack>
          <KeyValueList items={consult.facts.map(({ label, text }) => ({ label, value: text }))} />
          <p>
            {backCents > 0
              ? t('cancelOrder.refund', { amount: formatCents(backCents), day })
              : t('cancelOrder.noRefund')}
          </p>
        </Stack>
      </Card>
      <Card title={t('cancelOrder.why')}>
        <Stack>
          <RadioGroup
            name="cancelReason"
            label={t('cancelOrder.reasons')}
            value={reason}
            onValueChange={setReason}
            options={reasons.map((one) => {
              // i18n-keys: consult:cancelOrder.reason.*
              const text = t(`cancelOrder.reason.${one}`);
              return { value: text, label: text };
            })}
          />
          <Button block pending={isLoading} onClick={() => void confirm()}>
            {t('cancelOrder.confirm')}
          </Button>
          <ButtonLink block variant="outline" to={detail}>
            {t('cancelOrder.keep')}
          </ButtonLink>
        </Stack>
      </Card>
    </>
  );
}
