import type { MouseEvent, ReactElement } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-summary.module.css';
import type { ErrorSummaryProps } from './props';

/** Puts the focus on a field, or on the first control of a group. */
function focusField(fieldId: string): boolean {
  const target = document.getElementById(fieldId);
  if (target === null) return false;
  const controls = 'input, select, textarea, button';
  const control = target.matches(controls)
    ? target
    : (target.querySelector<HTMLElement>('input:checked') ??
      target.querySelector<HTMLElement>(controls));
  (control ?? target).focus();
  return true;
}

function Summary({ title, errors }: Omit<ErrorSummaryProps, 'attempt'>): ReactElement {
  const { t } = useTranslation('ui');
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const follow = (event: MouseEvent, fieldId: string): void => {
    // The address stays as it is: a fragment would add an entry to the history.
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <section ref={box} className={styles['summary']} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={styles['title']}>
        {title ?? t('errorSummary')}
      </h2>
      <ul role="list">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              className={styles['link']}
              onClick={(event) => follow(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything wrong with a form; see {@link ErrorSummaryProps}. A new attempt mounts it anew, which moves the focus. */
export function ErrorSummary({
  attempt = 0,
  errors,
  ...rest
}: ErrorSummaryProps): ReactElement | null {
  return errors.length > 0 ? <Summary key={attempt} errors={errors} {...rest} /> : null;
}
