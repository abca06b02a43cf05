import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../icons/status-icons';
import styles from './field.module.css';
import type { FieldBase } from './props';

/** Ids and aria attributes that tie a control to its hint and error. */
export interface FieldWiring {
  id: string;
  hintId: string;
  errorId: string;
  control: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}

/** Makes the {@link FieldWiring} of one field. */
export function useFieldWiring({
  id,
  hint,
  error,
}: Pick<FieldBase, 'id' | 'hint' | 'error'>): FieldWiring {
  const generated = useId();
  const own = id ?? generated;
  const hintId = `${own}-hint`;
  const errorId = `${own}-error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId]
    .filter(Boolean)
    .join(' ');
  return {
    id: own,
    hintId,
    errorId,
    control: {
      id: own,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': described === '' ? undefined : described,
    },
  };
}

/** "（选填）" after a label. */
export function OptionalMark({ optional }: { optional: boolean | undefined }): ReactElement | null {
  const { t } = useTranslation('ui');
  return optional === true ? <span className={styles['optional']}>{t('optional')}</span> : null;
}

/** Hint and error under a label or a control. */
export function FieldHint({
  wiring,
  hint,
}: {
  wiring: FieldWiring;
  hint: ReactNode;
}): ReactElement | null {
  return hint === undefined ? null : (
    <div id={wiring.hintId} className={styles['hint']}>
      {hint}
    </div>
  );
}

/** The error of a field, with a mark so that it does not depend on colour. */
export function FieldError({
  wiring,
  error,
}: {
  wiring: FieldWiring;
  error: string | undefined;
}): ReactElement | null {
  return error === undefined ? null : (
    <div id={wiring.errorId} className={styles['error']}>
      <WarningIcon />
      <span>{error}</span>
    </div>
  );
}

/** Label, control, hint, error: the shape of every one-control field. */
export function FieldFrame({
  wiring,
  label,
  hint,
  error,
  optional,
  hideLabel = false,
  children,
}: FieldBase & {
  wiring: FieldWiring;
  /** The label is read but not shown. */
  hideLabel?: boolean | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <div className={styles['field']}>
      <label className={styles['label']} data-hidden={hideLabel || undefined} htmlFor={wiring.id}>
        {label}
        <OptionalMark optional={optional} />
      </label>
      {children}
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </div>
  );
}
