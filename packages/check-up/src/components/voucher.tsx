import { Card, lazyPart, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './voucher.module.css';

// Without its code the number alone is a voucher too.
const QrCode = lazyPart(() =>
  import('@xinglin/ui/qr-code').catch(() => ({ default: () => <></> })),
);

interface VoucherProps {
  readonly code: string;
  /** What it is for; a check-up unless told. */
  readonly of?: 'voucher' | 'specialDisease.code';
}

/** The number to show at the counter, to read and to scan: a scanner is told the number and led nowhere. */
export function Voucher({ code, of = 'voucher' }: VoucherProps): ReactElement {
  const { t } = useTranslation('check-up');
  // i18n-keys: check-up:voucher.*, check-up:specialDisease.code.*
  return (
    <Card title={t(`${of}.title`)}>
      <div className={styles['voucher']}>
        <QrCode text={code} label={t(`${of}.qr`)} />
        <p className={styles['code']}>{code}</p>
        <Note>{t(`${of}.hint`)}</Note>
      </div>
    </Card>
  );
}
