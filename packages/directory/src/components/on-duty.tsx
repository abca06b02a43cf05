import { consultApi } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Avatar, ButtonLink, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-ways.module.css';

/** Faces have room beside the promise. */
const mostFaces = 3;

/** Who answers a question within minutes now, with the promise and its price; nothing while no one does. */
export default function OnDuty(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { currentData } = consultApi.useIsFastAskOpenQuery();
  if (currentData?.isOpen !== true || currentData.onDutyCount === 0) return null;
  const { onDuty, onDutyCount, answerWithinMinutes, priceCents } = currentData;
  return (
    <section className={styles['onDuty']} data-hue="blue" aria-label={t('home.onDutyLabel')}>
      <span className={styles['faces']}>
        {onDuty.slice(0, mostFaces).map(({ doctorId, gender }) => (
          <Avatar key={doctorId} kind="doctor" size="small" gender={gender} seed={doctorId} />
        ))}
      </span>
      <p className={styles['promise']}>
        {t('home.onDuty', { count: onDutyCount })}{' '}
        <small>{t('home.onDutyPromise', { count: answerWithinMinutes })}</small>
      </p>
      {priceCents !== null && <Price cents={priceCents} compact />}
      <span className={styles['ask']}>
        <ButtonLink size="small" to={href('consult.publicAsk')}>
          {t('home.askNow')}
        </ButtonLink>
      </span>
    </section>
  );
}
