import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './wait-list.module.css';

/** What follows once one has joined: a slot is freed, it is held, it is paid. */
export function WaitSteps({
  feeCents,
  offerMinutes,
}: {
  feeCents: number;
  offerMinutes: number;
}): ReactElement {
  const { t } = useTranslation('booking');
  const steps = [
    { what: t('wait.step.freed'), how: t('wait.step.inOrder') },
    ...(feeCents > 0
      ? [
          { what: t('wait.step.held', { count: offerMinutes }), how: t('wait.step.message') },
          {
            what: t('wait.step.paid', { fee: formatCents(feeCents, { decimals: 'auto' }) }),
            how: t('wait.step.unpaid'),
          },
        ]
      : [{ what: t('wait.step.booked'), how: t('wait.step.message') }]),
  ];
  return (
    <ol className={styles['steps']}>
      {steps.map(({ what, how }) => (
        <li key={what}>
          <b>{what}</b>
          <span>{how}</span>
        </li>
      ))}
    </ol>
  );
}
