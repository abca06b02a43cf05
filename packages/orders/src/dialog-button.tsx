import { Button, useLazyOpening } from '@xinglin/ui';
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

export interface DialogButtonProps {
  /** Text of the button. */
  readonly text: string;
  /** Brings the dialog's code; it opens once that is there. */
  readonly load: () => Promise<unknown>;
  /** The dialog, lazily loaded by the same import. */
  readonly renderDialog: (onClose: () => void) => ReactNode;
  readonly size?: 'small' | 'medium' | undefined;
  /** `outline` by default; `primary` where the dialog is what comes next, `text` beside a filled button. */
  readonly variant?: 'primary' | 'outline' | 'text' | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
}

/** A button of an order whose dialog comes with its code when it is asked for. */
export function DialogButton(props: DialogButtonProps): ReactElement {
  const { text, load, renderDialog, size, variant = 'outline', block } = props;
  const [isOpen, setOpen] = useState(false);
  const open = useLazyOpening(load, () => setOpen(true));
  return (
    <>
      <Button variant={variant} size={size} block={block} onClick={open}>
        {text}
      </Button>
      {isOpen && <Suspense>{renderDialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
