import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatTimeRange } from '@xinglin/rules';
import { ButtonLink, Card, CameraIcon, DocumentIcon, lazyPart, VisuallyHidden } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { voucherAnchor } from '../model/visit';
import { InChinese } from './in-chinese';
import { VisitSteps } from './visit-steps';
import styles from './voucher.module.css';

// Without its code the number alone is a voucher too.
const VoucherCode = lazyPart(
  () => import('./voucher-code').catch(() => ({ default: () => <></> })),
  <div className={styles['waiting']} />,
);

/** What is shown at the counter, the number to read and to scan, with the doctor and the steps until the visit. */
export function Voucher({ order }: { order: RegistrationOrder }): ReactElement | null {
  const { t } = useTranslation('booking');
  const { voucherCode, ahead, inChinese } = order;
  if (voucherCode === null) return null;
  return (
    <Card id={voucherAnchor}>
      <VisuallyHidden>
        <h2>{t('voucher.title')}</h2>
      </VisuallyHidden>
      <div className={styles['voucher']}>
        <div className={styles['qr']}>
          <VoucherCode code={voucherCode} label={t('voucher.qr')} />
        </div>
        <div className={styles['facts']}>
          <p className={styles['doctor']}>
            <b>{order.doctorName}</b> {order.titleText}
          </p>
          <p className={styles['soft']}>
            {order.hospDeptName} · {order.hospitalName}
          </p>
          {inChinese && (
            <p className={styles['soft']}>
              <InChinese
                parts={[inChinese.doctorName, inChinese.hospitalName, inChinese.hospDeptName]}
              />
            </p>
          )}
          <dl className={styles['numbers']}>
            {ahead !== null && (
              <div>
                <dt>{formatTimeRange(order.startTime, order.endTime)}</dt>
                <dd className={styles['rank']}>{t('order.rank', { rank: ahead + 1 })}</dd>
              </div>
            )}
            <div>
              <dt>{t('voucher.code')}</dt>
              <dd className={styles['code']}>{voucherCode}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className={styles['foot']}>
        <span>
          <CameraIcon />
          {t('voucher.hint')}
        </span>
        <ButtonLink
          size="small"
          variant="text"
          icon={<DocumentIcon />}
          to={href('portal.viewPdf', {}, { orderNo: order.orderNo })}
        >
          {t('voucher.file')}
        </ButtonLink>
      </div>
      <VisitSteps order={order} />
    </Card>
  );
}
