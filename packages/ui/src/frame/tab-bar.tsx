import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TabBarProps } from './props';
import styles from './tab-bar.module.css';

/** Bottom tabs; see {@link TabBarProps}. */
export function TabBar({ items }: TabBarProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <nav className={styles['bar']} aria-label={t('mainNavigation')}>
      <ul role="list" className={styles['list']}>
        {items.map(({ to, label, icon, active }) => (
          <li key={to} className={styles['item']}>
            <Link to={to} className={styles['link']} aria-current={active ? 'page' : undefined}>
              <span className={styles['icon']}>{icon}</span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
