import type { ReactElement } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { CloseIcon } from '../icons/navigation-icons';
import type { SheetProps } from './props';
import styles from './sheet.module.css';
import { useModal } from './use-modal';

function OpenSheet({
  onClose,
  title,
  children,
  footer,
  size = 'auto',
}: Omit<SheetProps, 'open'>): ReactElement {
  const { t } = useTranslation('ui');
  const reference = useModal(onClose, { onBackdrop: true });
  const titleId = useId();
  return (
    <dialog ref={reference} className={styles['sheet']} data-size={size} aria-labelledby={titleId}>
      <div className={styles['inside']}>
        <div className={styles['top']}>
          <h2 id={titleId} className={styles['title']} tabIndex={-1} data-initial-focus="">
            {title}
          </h2>
          <IconButton label={t('close')} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className={styles['body']}>{children}</div>
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>
  );
}

/** Bottom sheet; see {@link SheetProps}. */
export function Sheet({ open, ...rest }: SheetProps): ReactElement | null {
  return open ? <OpenSheet {...rest} /> : null;
}
