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
  /** As wide as its container. */
  readonly block?: boolean | undefined;
}

/** A quiet button of an order; its dialog comes with its code when it is asked for. */
export function DialogButton(props: DialogButtonProps): ReactElement {
  const { text, load, renderDialog, size, block } = props;
  const [isOpen, setOpen] = useState(false);
  const open = useLazyOpening(load, () => setOpen(true));
  return (
    <>
      <Button variant="outline" size={size} block={block} onClick={open}>
        {text}
      </Button>
      {isOpen && <Suspense>{renderDialog(() => setOpen(false))}</Suspense>}
    </>
  );
}
