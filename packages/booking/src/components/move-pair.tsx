import type { RegistrationOrder, ShiftCaseDetail } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay, formatWeekday } from '@xinglin/rules';
import { LockIcon, NextIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Visit } from '../model/visit';
import styles from './move-pair.module.css';

/** The slot that the patient has, solid, beside the one that is wanted, dashed. */
export function MovePair({
  order,
  shift,
}: {
  order: RegistrationOrder;
  shift: ShiftCaseDetail;
}): ReactElement {
  const { t } = useTranslation('booking');
  return (
    <div className={styles['pair']}>
      <div className={styles['own']}>
        <p className={styles['what']}>
          <LockIcon />
          {t('move.own')}
        </p>
        <When visit={order} />
      </div>
      <span className={styles['arrow']}>
        <NextIcon />
      </span>
      <div className={styles['wanted']}>
        <p className={styles['what']}>{t('move.wanted', { count: shift.remaining })}</p>
        <When visit={shift} />
      </div>
    </div>
  );
}

function When({ visit }: { visit: Visit }): ReactElement {
  const locale = useLocale();
  return (
    <>
      <b className={styles['time']}>
        {formatWeekday(visit.date, locale)} {visit.startTime}
      </b>
      <span>{formatDay(visit.date, locale)}</span>
    </>
  );
}
