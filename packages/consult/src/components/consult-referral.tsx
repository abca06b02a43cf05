import { consultApi, failureMessage } from '@xinglin/api';
import type { ConsultReferral as Referral } from '@xinglin/gateway-sdk';
import { Button, ButtonLink, Card, KeyValueList, Stack, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { askHref, orderHref } from '../model/ask-ways';

/** Whom the doctor of a consult proposes, and why; the form of whom it leads to opens with the same case. */
export function ConsultReferral({
  orderKey,
  referral,
}: {
  readonly orderKey: string;
  readonly referral: Referral;
}): ReactElement {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const navigate = useNavigate();
  const [accept, { isLoading }] = consultApi.useConsultReferralOrderMutation();
  const { referralId, fromDoctor, doctorName, deptName, title, reason } = referral;
  const begin = async () => {
    const { data, error } = await accept({ orderKey, referralId });
    if (data === undefined) toast.show(failureMessage(error, t), { tone: 'error' });
    else
      await navigate(
        data.orderKey === null
          ? askHref(data.kind, {
              doctorId: data.doctorId ?? undefined,
              deptId: data.deptId ?? undefined,
            })
          : orderHref(data.orderKey),
      );
  };
  return (
    <Card title={t('referral.title')}>
      <Stack>
        <KeyValueList
          items={[
            { label: t('referral.from'), value: fromDoctor },
            {
              label: t('referral.to'),
              value: doctorName ?? deptName ?? t('referral.anyDept'),
              strong: true,
            },
            { label: t('referral.by'), value: title },
            { label: t('referral.reason'), value: reason },
          ]}
        />
        {referral.orderKey === null ? (
          <Button block pending={isLoading} onClick={() => void begin()}>
            {t('referral.accept')}
          </Button>
        ) : (
          <ButtonLink block variant="outline" to={orderHref(referral.orderKey)}>
            {t('referral.see')}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
