import type { ShiftCaseDetail } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCents } from '@xinglin/rules';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { visitText } from '../model/visit';
import styles from './wait-list.module.css';

interface WaitHeadProps {
  shift: ShiftCaseDetail;
  patientName: string;
  /** The page of the doctor; undefined where the page is about nothing else. */
  to?: string;
  /** The state, at the end of the row. */
  chip?: ReactNode;
}

/** Which shift is waited for, and for whom. */
export function WaitHead({ shift, patientName, to, chip }: WaitHeadProps): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const name = t('visit.doctorAndTitle', { doctor: shift.doctorName, title: shift.titleText });
  return (
    <div className={styles['head']}>
      <div className={styles['row']}>
        <h2>{to === undefined ? name : <Link to={to}>{name}</Link>}</h2>
        {chip}
      </div>
      <p>
        {[shift.hospitalName, shift.hospDeptName].join(' ')} · {patientName}
      </p>
      <p>
        {visitText(shift, locale)}
        {shift.feeCents > 0 && ` · ${formatCents(shift.feeCents, { decimals: 'auto' })}`}
      </p>
    </div>
  );
}
