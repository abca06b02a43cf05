import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { useHref } from 'react-router';
import type { AddressCodeProps } from './props';

// The encoder comes with a code and not before; without it a link beside says the same.
const QrCode = lazy(() => import('./qr-code').catch(() => ({ default: () => <></> })));

const never = () => () => undefined;

/** An address as a QR code; see {@link AddressCodeProps}. */
export function AddressCode({ address, label }: AddressCodeProps): ReactElement | null {
  const isInside = address.startsWith('/');
  const inside = useHref(isInside ? address : '/');
  // The server may not know by what name it is asked.
  const whole = useSyncExternalStore(
    never,
    () => new URL(isInside ? inside : address, window.location.origin).href,
    () => null,
  );
  if (whole === null) return null;
  return (
    <Suspense>
      <QrCode text={whole} label={label} />
    </Suspense>
  );
}
