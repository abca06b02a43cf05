import type { ChangeEvent, ReactElement } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../display/visually-hidden';
import { DownIcon } from '../icons/navigation-icons';
import { FieldFrame, useFieldWiring } from './field-frame';
import styles from './field.module.css';
import type { DateFieldProps, SelectFieldProps, TextAreaFieldProps, TextFieldProps } from './props';
import { useEarlyInput } from './use-early-input';

/** One-line text; see {@link TextFieldProps}. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  onValueChange,
  onChange,
  start,
  end,
  hideLabel,
  ...rest
}: TextFieldProps): ReactElement {
  const wiring = useFieldWiring({ id, hint, error });
  const reference = useEarlyInput<HTMLInputElement>((control) => {
    if (rest.value !== undefined && control.value !== rest.value) onValueChange?.(control.value);
  });
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <FieldFrame
      wiring={wiring}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
    >
      <div className={styles['box']}>
        {start}
        <input
          type="text"
          {...rest}
          {...wiring.control}
          ref={reference}
          className={styles['control']}
          onChange={change}
        />
        {end !== undefined && <div className={styles['end']}>{end}</div>}
      </div>
    </FieldFrame>
  );
}

/** A date; see {@link DateFieldProps}. */
export function DateField(props: DateFieldProps): ReactElement {
  return <TextField {...props} type="date" />;
}

/** Text of several lines; see {@link TextAreaFieldProps}. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  optional,
  onValueChange,
  onChange,
  tools,
  hideLabel,
  ...rest
}: TextAreaFieldProps): ReactElement {
  const { t } = useTranslation('ui');
  const wiring = useFieldWiring({ id, hint, error });
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  // The browser counts maxLength in UTF-16 units, so the text shown does too.
  const length = String(rest.value ?? typed).length;
  const max = rest.maxLength;
  const reference = useEarlyInput<HTMLTextAreaElement>((control) => {
    if (rest.value !== undefined && control.value !== rest.value) onValueChange?.(control.value);
  });
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  const count = max !== undefined && (
    <div className={styles['count']} aria-hidden="true">
      {t('characters', { count: length, max })}
    </div>
  );
  return (
    <FieldFrame
      wiring={wiring}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      hideLabel={hideLabel}
    >
      <div className={styles['box']} data-tools={tools === undefined ? undefined : ''}>
        <textarea
          {...rest}
          {...wiring.control}
          ref={reference}
          className={styles['control']}
          onChange={change}
        />
        {tools !== undefined && (
          <div className={styles['tools']}>
            {count}
            {tools}
          </div>
        )}
      </div>
      {tools === undefined && count}
      {max !== undefined && (
        // Only near the end, or every key would be announced.
        <VisuallyHidden live>
          {max - length <= 10 ? t('charactersLeft', { count: max - length }) : ''}
        </VisuallyHidden>
      )}
    </FieldFrame>
  );
}

/** A choice from a native list; see {@link SelectFieldProps}. */
export function SelectField(props: SelectFieldProps): ReactElement {
  const {
    id,
    label,
    hint,
    error,
    optional,
    options,
    placeholder,
    onValueChange,
    onChange,
    ...rest
  } = props;
  const wiring = useFieldWiring({ id, hint, error });
  const reference = useEarlyInput<HTMLSelectElement>((control) => {
    if (rest.value !== undefined && control.value !== rest.value) onValueChange?.(control.value);
  });
  const change = (event: ChangeEvent<HTMLSelectElement>): void => {
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <FieldFrame wiring={wiring} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles['box']}>
        <select
          {...rest}
          {...wiring.control}
          ref={reference}
          className={styles['control']}
          onChange={change}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles['arrow']}>
          <DownIcon />
        </span>
      </div>
    </FieldFrame>
  );
}
