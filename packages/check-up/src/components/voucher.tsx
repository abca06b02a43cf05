import { Card, lazyPart, Note } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './voucher.module.css';

// Without its code the number alone is a voucher too.
const QrCode = lazyPart(
  () => import('@xinglin/ui/qr-code').catch(() => ({ default: () => <></> })),
  <div className={styles['waiting']} />,
);

interface VoucherProps {
  readonly code: string;
  /** What it is for; a check-up by default. */
  readonly of?: 'voucher' | 'specialDisease.code';
  /** Id of the card, for a link to it. */
  readonly id?: string;
  /** Beside the code: what is examined and where. */
  readonly about?: ReactNode;
  /** Below both. */
  readonly children?: ReactNode;
}

/** The number to show at the counter, to read and to scan: a scanner reads the number and is redirected nowhere. */
export function Voucher({ code, of = 'voucher', id, about, children }: VoucherProps): ReactElement {
  const { t } = useTranslation('check-up');
  // i18n-keys: check-up:voucher.*, check-up:specialDisease.code.*
  return (
    <Card title={t(`${of}.title`)} {...(id !== undefined && { id })}>
      <div className={styles['voucher']}>
        <div className={styles['qr']}>
          <QrCode text={code} label={t(`${of}.qr`)} />
        </div>
        <div className={styles['facts']}>
          {about}
          <p className={styles['code']}>{code}</p>
          <Note>{t(`${of}.hint`)}</Note>
        </div>
      </div>
      {children}
    </Card>
  );
}
