import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../display/visually-hidden';
import styles from './step-way.module.css';
import type { StepWayProps } from './props';

/** The steps of a way; see {@link StepWayProps}. */
export function StepWay({ label, steps }: StepWayProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <ol role="list" aria-label={label} className={styles['way']}>
      {steps.map(({ icon, title, note, state }, index) => (
        <li
          key={index}
          className={styles['step']}
          data-state={state}
          aria-current={state === 'now' || state === 'late' ? 'step' : undefined}
        >
          <span className={styles['mark']}>{icon}</span>
          <b>{title}</b>
          {state === 'done' && <VisuallyHidden>{t('stepDone')}</VisuallyHidden>}
          {note !== undefined && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
