import { chatApi } from '@xinglin/api';
import { hospitalTimeZone, timeAt } from '@xinglin/rules';
import { CheckIcon, ClockIcon, StepWay } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './message.module.css';

/** How the wish for a prescription stands, as far as the gateway knows: sent, and what the doctor said to it. */
export function PrescriptionProgress({ orderKey }: { orderKey: string }): ReactElement | null {
  const { t } = useTranslation('conversation');
  const { currentData } = chatApi.useCheckApplyPrescribeCardQuery({ orderKey });
  if (currentData === undefined) return null;
  const { status, askedAt } = currentData;
  // Withdrawn, or not sent at all: there is nothing to wait for.
  if (askedAt === null || status === 'unavailable' || status === 'possible') return null;
  const isAnswered = status !== 'asked';
  return (
    <div className={styles['progress']}>
      <StepWay
        label={t('prescriptionWay.label')}
        steps={[
          {
            icon: <CheckIcon />,
            title: t('prescriptionWay.sent'),
            note: timeAt(askedAt, hospitalTimeZone),
            state: 'done',
          },
          {
            icon: isAnswered ? <CheckIcon /> : <ClockIcon />,
            title: t('prescriptionWay.doctor'),
            // i18n-keys: conversation:prescriptionWay.status.*
            note: t(`prescriptionWay.status.${status}`),
            state: isAnswered ? 'done' : 'now',
          },
        ]}
      />
      {!isAnswered && <p className={styles['next']}>{t('prescriptionWay.next')}</p>}
    </div>
  );
}
