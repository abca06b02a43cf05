import type { ReactElement } from 'react';
import { useId } from 'react';
import { Button } from '../actions/button';
import styles from './dialog.module.css';
import type { ConfirmDialogProps, DialogProps } from './props';
import { useModal } from './use-modal';

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
}: Omit<DialogProps, 'open'>): ReactElement {
  const reference = useModal(onClose);
  const titleId = useId();
  const bodyId = useId();
  return (
    <dialog
      ref={reference}
      className={styles['dialog']}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      aria-describedby={children === undefined ? undefined : bodyId}
    >
      <div className={styles['content']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {children !== undefined && (
          <div id={bodyId} className={styles['body']}>
            {children}
          </div>
        )}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </dialog>
  );
}

/** Modal dialog; see {@link DialogProps}. */
export function Dialog({ open, ...rest }: DialogProps): ReactElement | null {
  return open ? <OpenDialog {...rest} /> : null;
}

/** A question with two clear answers; see {@link ConfirmDialogProps}. The safe answer comes first, so it has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement | null {
  const {
    open,
    title,
    children,
    confirmLabel,
    keepLabel,
    onConfirm,
    onClose,
    tone = 'normal',
    pending = false,
  } = props;
  const close = (): void => {
    if (!pending) onClose();
  };
  const actions = (
    <>
      <Button variant="outline" onClick={close}>
        {keepLabel}
      </Button>
      <Button
        variant={tone === 'danger' ? 'danger' : 'primary'}
        pending={pending}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={title} role="alertdialog" actions={actions}>
      {children}
    </Dialog>
  );
}
