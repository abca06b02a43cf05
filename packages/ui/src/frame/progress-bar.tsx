import type { ReactElement } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../display/visually-hidden';
import styles from './progress-bar.module.css';
import type { ProgressBarProps } from './props';

/** Thin bar at the top while a navigation runs; see {@link ProgressBarProps}. */
export function ProgressBar({ active }: ProgressBarProps): ReactElement {
  const { t } = useTranslation('ui');
  const bar = useRef<HTMLDivElement>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!active) return undefined;
    let percent = 0;
    const show = (value: number): void => bar.current?.style.setProperty('--percent', `${value}`);
    clearTimeout(hiding.current);
    // The first step is late: a short wait shows nothing.
    const advancing = setInterval(
      () => show((percent += (Math.random() * (95 - percent)) / 4)),
      200,
    );
    return () => {
      clearInterval(advancing);
      if (percent > 0) show(100);
      hiding.current = setTimeout(show, 500, 0);
    };
  }, [active]);
  return (
    <>
      <div ref={bar} className={styles['bar']} aria-hidden="true" />
      <VisuallyHidden live>{active ? t('navigating') : ''}</VisuallyHidden>
    </>
  );
}
