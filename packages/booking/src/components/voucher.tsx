import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, DocumentIcon, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './voucher.module.css';

/** The number to show at the counter. */
export function Voucher({ order }: { order: RegistrationOrder }): ReactElement | null {
  const { t } = useTranslation('booking');
  if (order.voucherCode === null) return null;
  return (
    <Card title={t('voucher.title')} id="voucher">
      <Stack>
        <div>
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
