import encodeQR from 'qr';
import type { ReactElement } from 'react';
import styles from './qr-code.module.css';

/** A text as the dark modules of a QR code, of one unit each, in a square of `size` units with its quiet margin. */
export function qrModules(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: 4 });
  const path = rows
    .flatMap((row, top) => row.flatMap((dark, left) => (dark ? `M${left} ${top}h1v1h-1z` : [])))
    .join('');
  return { size: rows.length, path };
}

/**
 * A text as a QR code, drawn here, so that it needs no network. An entry of its own, so that the encoder comes only with
 * a code.
 */
export default function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { size, path } = qrModules(text);
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
