import { consultApi, failureMessage } from '@xinglin/api';
import type { ConsultOrder, ConsultReferral as Referral } from '@xinglin/gateway-sdk';
import { Button, ButtonLink, Card, KeyValueList, Stack, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { askHref, orderHref } from '../model/ask-ways';
import { ConvertWay, UpgradeWay } from './consult-ways';

interface ConsultReferralProps {
  readonly consult: ConsultOrder;
  readonly referral: Referral;
}

/** Whom the doctor of a consult proposes, or in which other form to go on, and why; and the way there. */
export function ConsultReferral({ consult, referral }: ConsultReferralProps): ReactElement {
  const { t } = useTranslation('consult');
  const { fromDoctor, doctorId, doctorName, deptName, title, reason } = referral;
  const isSameDoctor = doctorId !== null && doctorId === consult.doctor?.doctorId;
  return (
    <Card title={t(isSameDoctor ? 'referral.formTitle' : 'referral.title')}>
      <Stack>
        <KeyValueList
          items={[
            { label: t('referral.from'), value: fromDoctor },
            ...(isSameDoctor
              ? []
              : [
                  {
                    label: t('referral.to'),
                    value: doctorName ?? deptName ?? t('referral.anyDept'),
                    strong: true,
                  },
                ]),
            { label: t('referral.by'), value: title, strong: isSameDoctor },
            { label: t('referral.reason'), value: reason },
          ]}
        />
        <WayThere consult={consult} referral={referral} />
      </Stack>
    </Card>
  );
}

/** Confirms another form, opens the form of whom it leads to with the same case, or leads to what came of it. */
function WayThere({ consult, referral }: ConsultReferralProps): ReactElement | null {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const navigate = useNavigate();
  const [accept, { isLoading }] = consultApi.useConsultReferralOrderMutation();
  const { orderKey, mayConfirmForm, convertBackCents } = consult;
  const { referralId } = referral;
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
  if (mayConfirmForm) {
    const way = { label: t('referral.confirm', { title: referral.title }), proposal: referral };
    return referral.kind === 'imageText' ? (
      <ConvertWay orderKey={orderKey} backCents={convertBackCents ?? 0} {...way} />
    ) : (
      <UpgradeWay consult={consult} {...way} />
    );
  }
  // A call that became writing is this very consult.
  if (referral.orderKey === orderKey) return null;
  return referral.orderKey === null ? (
    <Button block pending={isLoading} onClick={() => void begin()}>
      {t('referral.accept')}
    </Button>
  ) : (
    <ButtonLink block variant="outline" to={orderHref(referral.orderKey)}>
      {t('referral.see')}
    </ButtonLink>
  );
}
