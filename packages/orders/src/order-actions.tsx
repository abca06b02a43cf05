import { formatCents } from '@xinglin/rules';
import { ButtonLink, useFocusKept } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButton, type DialogButtonProps } from './dialog-button';

interface OrderActionsProps {
  /** Where it is paid and how much; undefined where it cannot be. */
  readonly pay?: { readonly to: string; readonly cents: number } | undefined;
  /** How it is cancelled; undefined where it cannot be. */
  readonly cancel?: Omit<DialogButtonProps, 'size' | 'block'> | undefined;
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
      {cancel && <DialogButton {...cancel} size={size} />}
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
