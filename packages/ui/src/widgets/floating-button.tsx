import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuIcon } from '../icons/navigation-icons';
import styles from './floating-button.module.css';
import type { FloatingButtonProps } from './props';

/** The draggable floating button; see {@link FloatingButtonProps}. */
export function FloatingButton({ reference }: FloatingButtonProps): ReactElement {
  const label = useTranslation('ui').t('quickMenu');
  return (
    <nav className={styles['layer']} aria-label={label}>
      <button
        ref={reference}
        type="button"
        className={styles['button']}
        data-act="menu"
        aria-haspopup="dialog"
        aria-label={label}
      >
        <MenuIcon />
      </button>
    </nav>
  );
}
