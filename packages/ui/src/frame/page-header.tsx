import type { MouseEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { BackIcon } from '../icons/navigation-icons';
import styles from './page-header.module.css';
import type { PageHeaderProps } from './props';

/** The router numbers its entries; above zero the person came from another page of the portal. */
function cameFromInside(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}

/** Header of a page; see {@link PageHeaderProps}. */
export function PageHeader({
  title,
  backTo = '/',
  onBack,
  hideBack = false,
  action,
}: PageHeaderProps): ReactElement {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const goBack = (event: MouseEvent): void => {
    if (onBack !== undefined) {
      event.preventDefault();
      onBack();
    } else if (cameFromInside()) {
      event.preventDefault();
      void navigate(-1);
    }
  };
  return (
    <header className={styles['header']}>
      <div className={styles['side']}>
        {!hideBack && (
          <Link to={backTo} className={styles['back']} aria-label={t('back')} onClick={goBack}>
            <BackIcon />
          </Link>
        )}
      </div>
      <h1 className={styles['title']}>{title}</h1>
      <div className={styles['side']}>{action}</div>
    </header>
  );
}
