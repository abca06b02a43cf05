import type { ReactElement } from 'react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { FrameParts } from './frame-parts';
import styles from './page.module.css';
import type { PageProps } from './props';

/** Id of the main landmark: the skip link's target, and where the frame puts the focus after a navigation. */
export const mainId = 'main';

/** The frame of every page; see {@link PageProps}. */
export function Page({
  header,
  top,
  banner,
  tabBar,
  actionBar,
  children,
}: PageProps): ReactElement {
  const { t } = useTranslation('ui');
  const frame = use(FrameParts);
  const tabs = tabBar ?? frame.tabs;
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href={`#${mainId}`}>
        {t('skipToContent')}
      </a>
      {header}
      <main id={mainId} tabIndex={-1} className={styles['main']}>
        {top}
        {frame.banner}
        {banner}
        {children}
      </main>
      {actionBar !== undefined && (
        <div className={styles['bottom']} data-bottom="">
          {actionBar}
        </div>
      )}
      {/* Also false where a channel has no tabs: the floating button goes by whether a bar stands below it. */}
      {Boolean(tabs) && (
        <div className={styles['bottom']} data-bottom="">
          {tabs}
        </div>
      )}
    </div>
  );
}
