import { Card, Note } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './voucher.module.css';

// Without its code the number alone is a voucher too.
const QrCode = lazy(() => import('@xinglin/ui/qr-code').catch(() => ({ default: () => <></> })));

/** The number to show at the counter, to read and to scan: a scanner is told the number and led nowhere. */
export function Voucher({ code }: { code: string }): ReactElement {
  const { t } = useTranslation('check-up');
  return (
    <Card title={t('voucher.title')}>
      <div className={styles['voucher']}>
        <Suspense fallback={<></>}>
          <QrCode text={code} label={t('voucher.qr')} />
        </Suspense>
        <p className={styles['code']}>{code}</p>
        <Note>{t('voucher.hint')}</Note>
      </div>
    </Card>
  );
}
