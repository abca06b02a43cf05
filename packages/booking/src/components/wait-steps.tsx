import { formatCents } from '@xinglin/rules';
import { BellIcon, CheckIcon, ClockIcon, StepWay, WalletIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface WaitStepsProps {
  feeCents: number;
  offerMinutes: number;
  /** The number to which a freed slot is announced, masked; null where it is not known. */
  mobile: string | null;
}

/** What follows once one has joined: a slot is freed, it is held, it is paid. */
export function WaitSteps({ feeCents, offerMinutes, mobile }: WaitStepsProps): ReactElement {
  const { t } = useTranslation('booking');
  const message = mobile === null ? t('wait.step.message') : t('wait.step.messageTo', { mobile });
  return (
    <StepWay
      label={t('wait.step.label')}
      steps={[
        {
          icon: <BellIcon />,
          title: t('wait.step.freed'),
          note: t('wait.step.inOrder'),
          state: 'later',
        },
        ...(feeCents > 0
          ? ([
              {
                icon: <ClockIcon />,
                title: t('wait.step.held', { count: offerMinutes }),
                note: message,
                state: 'later',
              },
              {
                icon: <WalletIcon />,
                title: t('wait.step.paid', {
                  fee: formatCents(feeCents, { decimals: 'auto' }),
                }),
                note: t('wait.step.unpaid'),
                state: 'later',
              },
            ] as const)
          : ([
              {
                icon: <CheckIcon />,
                title: t('wait.step.booked'),
                note: message,
                state: 'later',
              },
            ] as const)),
      ]}
    />
  );
}
