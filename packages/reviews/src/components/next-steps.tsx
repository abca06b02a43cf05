import type { ReviewedOrder } from '@xinglin/gateway-sdk';
import { Card, ChatIcon, CoinIcon, HospitalIcon, ShieldIcon, StepWay } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What happens after a review was sent: the check, the answer, and the coins where this month's were not earned yet. */
export function NextSteps({
  isPrivate,
  checkHours,
  coins,
}: {
  isPrivate: boolean;
  checkHours: number;
  coins: ReviewedOrder['coins'];
}): ReactElement {
  const { t } = useTranslation('reviews');
  return (
    <Card as="div">
      <StepWay
        label={t('next.label')}
        steps={[
          isPrivate
            ? {
                icon: <HospitalIcon />,
                title: t('next.toHospital'),
                note: t('next.toHospitalNote'),
                state: 'later',
              }
            : {
                icon: <ShieldIcon />,
                title: t('next.check', { count: Math.ceil(checkHours / 24) }),
                note: t('next.checkNote'),
                state: 'later',
              },
          {
            icon: <ChatIcon />,
            title: t(isPrivate ? 'next.hospitalAnswer' : 'next.answer'),
            note: t('next.answerNote'),
            state: 'later',
          },
          ...(coins?.state === 'open'
            ? [
                {
                  icon: <CoinIcon />,
                  title: t('next.coins', { count: coins.amount }),
                  note: t('next.coinsNote'),
                  state: 'later' as const,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
