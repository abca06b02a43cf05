import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, DocumentIcon, lazyPart, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { voucherAnchor } from '../model/visit';
import styles from './voucher.module.css';

// Without its code the number alone is a voucher too.
const VoucherCode = lazyPart(
  () => import('./voucher-code').catch(() => ({ default: () => <></> })),
  <div className={styles['qr']} />,
);

/** The number to show at the counter, to read and to scan. */
export function Voucher({ order }: { order: RegistrationOrder }): ReactElement | null {
  const { t } = useTranslation('booking');
  if (order.voucherCode === null) return null;
  return (
    <Card title={t('voucher.title')} id={voucherAnchor}>
      <Stack>
        <div className={styles['voucher']}>
          <VoucherCode code={order.voucherCode} label={t('voucher.qr')} />
          <p className={styles['code']}>{order.voucherCode}</p>
          <Note>{t('voucher.hint')}</Note>
        </div>
        <ButtonLink
          block
          variant="outline"
          icon={<DocumentIcon />}
          to={href('portal.viewPdf', {}, { orderNo: order.orderNo })}
        >
          {t('voucher.file')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
