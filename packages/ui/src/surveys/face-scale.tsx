import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import { FieldError, FieldHint, useFieldWiring } from '../forms/field-frame';
import field from '../forms/field.module.css';
import { useEarlyInput } from '../forms/use-early-input';
import type { FaceScaleProps } from './props';
import faces from './step-faces.svg?url&no-inline';
import styles from './surveys.module.css';

/** Most steps in one row. */
const mostBeside = 5;

/** A step of a scale; see {@link FaceScaleProps}. */
export function FaceScale({
  id,
  label,
  hint,
  error,
  name,
  steps,
  value,
  onValueChange,
}: FaceScaleProps): ReactElement {
  const sprite = useHref(faces);
  const wiring = useFieldWiring({ id, hint, error });
  const reference = useEarlyInput<HTMLFieldSetElement>((group) => {
    const early = group.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== undefined && early !== value) onValueChange(early);
  });
  return (
    <fieldset ref={reference} className={styles['group']} role="radiogroup" {...wiring.control}>
      <legend className={field['label']} data-hidden>
        {label}
      </legend>
      <div
        className={styles['steps']}
        data-many={steps.length > mostBeside || undefined}
        data-invalid={error !== undefined || undefined}
      >
        {steps.map(({ value: of, word, number, face }) => (
          <label key={of} className={styles['step']}>
            <input
              type="radio"
              className={styles['cover']}
              name={name}
              value={of}
              checked={value === of}
              onChange={() => onValueChange(of)}
            />
            {face !== undefined && (
              <svg className={styles['face']} viewBox="0 0 32 32" focusable="false" aria-hidden>
                <use href={`${sprite}#${face}`} />
              </svg>
            )}
            <span className={styles['stepText']}>
              {number !== undefined && <b>{number}</b>} {word}
            </span>
          </label>
        ))}
      </div>
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </fieldset>
  );
}
