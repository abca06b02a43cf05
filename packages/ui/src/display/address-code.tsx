import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { useHref } from 'react-router';
import type { AddressCodeProps } from './props';
import styles from './qr-code.module.css';

// The encoder comes with a code and not before; without it a link beside says the same.
const QrCode = lazy(() => import('./qr-code').catch(() => ({ default: Room })));

/** The room of a code that is not drawn yet: what follows does not move. */
function Room(): ReactElement {
  return <div className={styles['code']} />;
}

const never = () => () => undefined;

/** An address as a QR code; see {@link AddressCodeProps}. */
export function AddressCode({ address, label }: AddressCodeProps): ReactElement {
  const isInside = address.startsWith('/');
  const inside = useHref(isInside ? address : '/');
  // The server may not know its public name.
  const whole = useSyncExternalStore(
    never,
    () => new URL(isInside ? inside : address, window.location.origin).href,
    () => null,
  );
  if (whole === null) return <Room />;
  return (
    <Suspense fallback={<Room />}>
      <QrCode text={whole} label={label} />
    </Suspense>
  );
}
