import type { ReactElement } from 'react';
import { NextIcon } from '../icons/navigation-icons';
import { FieldFrame, useFieldWiring } from './field-frame';
import styles from './field.module.css';
import type { PickerFieldProps } from './props';

/** A choice that is made in an overlay; see {@link PickerFieldProps}. */
export function PickerField({
  id,
  label,
  hint,
  error,
  optional,
  value,
  placeholder,
  onOpen,
}: PickerFieldProps): ReactElement {
  const wiring = useFieldWiring({ id, hint, error });
  const text = value === '' ? placeholder : value;
  return (
    <FieldFrame wiring={wiring} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles['box']}>
        <button
          type="button"
          {...wiring.control}
          className={styles['pick']}
          data-empty={value === '' || undefined}
          aria-haspopup="dialog"
          // The label alone would hide what was chosen.
          aria-label={`${label} ${text}`}
          onClick={onOpen}
        >
          {text}
        </button>
        <span className={styles['arrow']}>
          <NextIcon />
        </span>
      </div>
    </FieldFrame>
  );
}
