import QrCode from '@xinglin/ui/qr-code';
import type { ReactElement } from 'react';

/**
 * The number of a voucher as a QR code. It holds the number alone: a scanner is told a number and led nowhere. In
 * a file of its own, so that the encoder comes only with a voucher.
 */
export default function VoucherCode({
  code,
  label,
}: {
  code: string;
  label: string;
}): ReactElement {
  // Readers of counters compare it with the number as it is printed, which has no spaces.
  return <QrCode text={code.replaceAll(/\s/g, '')} label={label} />;
}
