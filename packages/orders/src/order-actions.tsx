import { formatCents } from '@xinglin/rules';
import { Button, ButtonLink, useFocusKept, useLazyOpening } from '@xinglin/ui';
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** How an order is cancelled: a dialog that comes with its code when it is asked for. */
interface Cancelling {
  /** Text of the button. */
  readonly text: string;
  /** Brings the dialog's code; started as soon as a finger is on the button. */
  readonly load: () => Promise<unknown>;
  /** The dialog, lazily loaded by the same import. */
  readonly renderDialog: (onClose: () => void) => ReactNode;
}

interface OrderActionsProps {
  /** Where it is paid and how much; undefined where it cannot be. */
  readonly pay?: { readonly to: string; readonly cents: number } | undefined;
  /** Undefined where it cannot be cancelled. */
  readonly cancel?: Cancelling | undefined;
  /** Quiet ones of the kind beside cancelling. */
  readonly asides?: ReactNode;
  /** What matters for the kind before it is paid: its voucher. */
  readonly children?: ReactNode;
  /** Its state: the focus stays in the page when a button goes with a former one. */
  readonly status: string;
  readonly size?: 'small' | 'medium' | undefined;
  /** One below the other, where what matters most comes first; in a row it is the last, at the thumb. */
  readonly stacked?: boolean | undefined;
}

/** The buttons that an order's state allows, as the gateway says. */
export function OrderActions(props: OrderActionsProps): ReactElement {
  const { pay, cancel, asides, children, status, size = 'small', stacked = false } = props;
  const { t } = useTranslation('orders');
  // A cancelled order has no cancel button for the dialog to give the focus back to.
  useFocusKept(status);
  const quiet = (
    <>
      {cancel && <CancelButton {...cancel} size={size} />}
      {asides}
    </>
  );
  return (
    <>
      {!stacked && quiet}
      {children}
      {pay && (
        <ButtonLink size={size} to={pay.to}>
          {t('action.pay', { amount: formatCents(pay.cents) })}
        </ButtonLink>
      )}
      {stacked && quiet}
    </>
  );
}

function CancelButton({
  text,
  load,
  renderDialog,
  size,
}: Cancelling & { readonly size: 'small' | 'medium' }): ReactElement {
  const [asking, setAsking] = useState(false);
  const ask = useLazyOpening(load, () => setAsking(true));
  return (
    <>
      <Button variant="outline" size={size} onClick={ask}>
        {text}
      </Button>
      {asking && <Suspense>{renderDialog(() => setAsking(false))}</Suspense>}
    </>
  );
}
