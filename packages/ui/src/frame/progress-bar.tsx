import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../display/visually-hidden';
import styles from './progress-bar.module.css';
import type { ProgressBarProps } from './props';

/** Thin bar at the top while a navigation runs; see {@link ProgressBarProps}. */
export function ProgressBar({ active }: ProgressBarProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <>
      <div className={styles['bar']} data-active={active || undefined} aria-hidden="true" />
      <VisuallyHidden live>{active ? t('navigating') : ''}</VisuallyHidden>
    </>
  );
}
