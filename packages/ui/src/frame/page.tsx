import type { ReactElement } from 'react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../display/visually-hidden';
import { FrameTabs } from './frame-tabs';
import styles from './page.module.css';
import type { PageProps } from './props';

/** Id of the main landmark: the skip link's target, and where the frame puts the focus after a navigation. */
export const mainId = 'main';

/** The frame of every page; see {@link PageProps}. */
export function Page({
  header,
  banner,
  tabBar,
  actionBar,
  hiddenTitle,
  children,
}: PageProps): ReactElement {
  const { t } = useTranslation('ui');
  const frameTabs = use(FrameTabs);
  const tabs = tabBar ?? frameTabs;
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href={`#${mainId}`}>
        {t('skipToContent')}
      </a>
      {header}
      <main id={mainId} tabIndex={-1} className={styles['main']}>
        {hiddenTitle !== undefined && (
          <VisuallyHidden>
            <h1>{hiddenTitle}</h1>
          </VisuallyHidden>
        )}
        {banner}
        {children}
      </main>
      {actionBar !== undefined && <div className={styles['bottom']}>{actionBar}</div>}
      {tabs !== undefined && <div className={styles['bottom']}>{tabs}</div>}
    </div>
  );
}
