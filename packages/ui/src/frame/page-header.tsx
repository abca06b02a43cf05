import type { MouseEvent, ReactElement } from 'react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { BackIcon } from '../icons/navigation-icons';
import { FrameParts } from './frame-parts';
import styles from './page-header.module.css';
import type { PageHeaderProps } from './props';

/** The router numbers its entries; above zero the person came from another page of the portal. */
export function cameFromInside(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}

/** Header of a page; see {@link PageHeaderProps}. Closing an app's window and sharing in an app come from the frame. */
export function PageHeader({
  title,
  lead,
  backTo = '/',
  onBack,
  hideBack = false,
  soft = false,
  over = false,
  action,
}: PageHeaderProps): ReactElement {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const { hidden, noBack = false, start, end } = use(FrameParts);
  const goBack = (event: MouseEvent): void => {
    // In an app the frame has gone back already.
    if (event.defaultPrevented) return;
    if (onBack !== undefined) onBack();
    else if (cameFromInside()) void navigate(-1);
    else return;
    event.preventDefault();
  };
  return (
    <header
      className={styles['header']}
      data-hidden={hidden}
      data-lead={lead !== undefined || undefined}
      data-soft={soft || undefined}
      data-over={over || undefined}
    >
      <div className={styles['side']}>
        {!hideBack && !noBack && (
          <Link
            to={backTo}
            className={styles['icon']}
            data-back={onBack === undefined ? '' : undefined}
            aria-label={t('back')}
            onClick={goBack}
          >
            <BackIcon />
          </Link>
        )}
        {start}
      </div>
      <h1 className={styles['title']}>{title}</h1>
      {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
      <div className={styles['side']}>
        {end}
        {action}
      </div>
    </header>
  );
}
