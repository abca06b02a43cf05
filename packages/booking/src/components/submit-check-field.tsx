import { bookingApi, failureMessage } from '@xinglin/api';
import type { OrderConfig } from '@xinglin/gateway-sdk';
import { Button, Card, CodeField, NoticeBar, Stack, TextField } from '@xinglin/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface SubmitCheckFieldProps {
  check: Exclude<OrderConfig['submitCheck'], 'none'>;
  order: { readonly shiftCaseId: string; readonly patientId: string };
  value: string;
  onValueChange: (code: string) => void;
  /** What is wrong with the code; undefined for nothing. */
  error: string | undefined;
  /** How often an order was refused: who pressed the button far below is led to the code that is wrong. */
  attempt: number;
}

const fieldId = 'submitCode';

/** The code that a hospital wants before it takes an order: off a picture, or from a message. */
export default function SubmitCheckField({
  check,
  attempt,
  ...field
}: SubmitCheckFieldProps): ReactElement {
  const { t } = useTranslation('booking');
  const isWrong = field.error !== undefined;
  useEffect(() => {
    if (attempt > 0 && isWrong) document.getElementById(fieldId)?.focus();
  }, [attempt, isWrong]);
  return (
    <Card title={t('submitCheck.title')} titleLevel={3}>
      {check === 'imageCode' ? <ImageCode {...field} /> : <MobileCode {...field} />}
    </Card>
  );
}

function ImageCode({
  order,
  value,
  onValueChange,
  error,
}: Omit<SubmitCheckFieldProps, 'check' | 'attempt'>): ReactElement {
  const { t } = useTranslation('booking');
  // Each picture works once, so that none is shown again.
  const picture = bookingApi.useGetCustomCodeQuery(order, { refetchOnMountOrArgChange: true });
  return (
    <Stack>
      {picture.error && (
        <NoticeBar tone="danger" live>
          {failureMessage(picture.error, t)}
        </NoticeBar>
      )}
      {picture.currentData && (
        <img
          src={picture.currentData.image}
          alt={t('submitCheck.picture')}
          width={200}
          height={72}
        />
      )}
      <Button
        size="small"
        variant="outline"
        pending={picture.isFetching}
        onClick={() => void picture.refetch()}
      >
        {t('submitCheck.another')}
      </Button>
      <TextField
        id={fieldId}
        label={t('submitCheck.imageLabel')}
        value={value}
        onValueChange={onValueChange}
        maxLength={4}
        autoComplete="off"
        autoCapitalize="characters"
        error={error}
      />
    </Stack>
  );
}

function MobileCode({
  value,
  onValueChange,
  error,
}: Omit<SubmitCheckFieldProps, 'check' | 'attempt' | 'order'>): ReactElement {
  const { t } = useTranslation('booking');
  const [send, sending] = bookingApi.useGetOrderCheckCodeMutation();
  const [resendAt, setResendAt] = useState<string>();
  const request = async () => {
    const { data } = await send();
    if (data) setResendAt(new Date(Date.now() + data.resendAfter * 1000).toISOString());
  };
  return (
    <CodeField
      id={fieldId}
      label={t('submitCheck.mobileLabel')}
      value={value}
      onValueChange={onValueChange}
      error={error ?? (sending.error && failureMessage(sending.error, t))}
      onRequestCode={() => void request()}
      requestPending={sending.isLoading}
      resendAt={resendAt}
    />
  );
}
