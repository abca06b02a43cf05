import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../display/visually-hidden';
import { BellIcon } from '../icons/status-icons';
import styles from './bell-link.module.css';
import { LinkTo } from './link-to';
import type { BellLinkProps, UnreadBadgeProps } from './props';

/** The way to the message centre; see {@link BellLinkProps}. */
export function BellLink({ to, children }: BellLinkProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <LinkTo to={to} className={styles['bell']}>
      <BellIcon />
      <VisuallyHidden>{t('messages')}</VisuallyHidden>
      {children}
    </LinkTo>
  );
}

/** How many messages wait, on the bell or beside a matter; see {@link UnreadBadgeProps}. */
export function UnreadBadge({ count }: UnreadBadgeProps): ReactElement | null {
  const { t } = useTranslation('ui');
  return count === 0 ? null : (
    <span className={styles['badge']}>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>
    </span>
  );
}
