import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, FaceRow } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-ways.module.css';
import { useFastAsk } from './use-fast-ask';

/** Faces have room beside the promise. */
const mostFaces = 3;

/** Who answers a question within minutes now, with the promise and its price; nothing while no one does. */
export function OnDuty(): ReactElement | null {
  const { t } = useTranslation('directory');
  const fastAsk = useFastAsk();
  if (fastAsk?.isOpen !== true || fastAsk.onDutyCount === 0) return null;
  const { onDuty, onDutyCount, answerWithinMinutes, priceCents } = fastAsk;
  return (
    <section className={styles['onDuty']} data-hue="blue" aria-label={t('home.onDutyLabel')}>
      <FaceRow
        kind="doctor"
        faces={onDuty.slice(0, mostFaces).map(({ doctorId, gender }) => ({
          seed: doctorId,
          gender,
        }))}
      />
      <p className={styles['promise']}>
        {t('home.onDuty', { count: onDutyCount })}{' '}
        <small>{t('home.onDutyPromise', { count: answerWithinMinutes })}</small>
      </p>
      {priceCents !== null && (
        <b className={styles['price']}>{formatCents(priceCents, { decimals: 'auto' })}</b>
      )}
      <span className={styles['ask']}>
        <ButtonLink size="small" to={href('consult.publicAsk')}>
          {t('home.askNow')}
        </ButtonLink>
      </span>
    </section>
  );
}
