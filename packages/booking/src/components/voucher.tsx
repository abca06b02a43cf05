import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './voucher.module.css';

/** The number to show at the counter. */
export function Voucher({ order }: { order: RegistrationOrder }): ReactElement | null {
  const { t } = useTranslation('booking');
  if (order.voucherCode === null) return null;
  return (
    <Card title={t('voucher.title')} id="voucher">
      <p className={styles['code']}>{order.voucherCode}</p>
      <Note>{t('voucher.hint')}</Note>
    </Card>
  );
}
