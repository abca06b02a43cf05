import type { ReactElement } from 'react';
import { StarIcon } from '../icons/status-icons';
import field from './field.module.css';
import { FieldError, FieldHint, useFieldWiring } from './field-frame';
import type { StarFieldProps } from './props';
import styles from './star-field.module.css';
import { useEarlyInput } from './use-early-input';

/** One to five stars; see {@link StarFieldProps}. */
export function StarField({
  id,
  label,
  hint,
  error,
  name,
  words,
  value,
  onValueChange,
  large = false,
}: StarFieldProps): ReactElement {
  const wiring = useFieldWiring({ id, hint, error });
  const reference = useEarlyInput<HTMLFieldSetElement>((group) => {
    const early = Number(group.querySelector<HTMLInputElement>('input:checked')?.value ?? 0);
    if (early !== 0 && early !== value) onValueChange(early);
  });
  const chosen = value === null ? undefined : words[value - 1];
  return (
    <fieldset ref={reference} className={field['field']} role="radiogroup" {...wiring.control}>
      <legend className={field['label']} data-hidden={large || undefined}>
        {label}
      </legend>
      <div className={styles['row']} data-large={large || undefined}>
        <div className={styles['stars']}>
          {words.map((word, place) => (
            <label key={word} className={styles['star']}>
              <input
                type="radio"
                className={styles['input']}
                name={name}
                value={place + 1}
                aria-label={word}
                checked={value === place + 1}
                onChange={() => onValueChange(place + 1)}
              />
              <StarIcon />
            </label>
          ))}
        </div>
        {chosen !== undefined && (
          <span className={styles['word']} aria-hidden>
            {chosen}
          </span>
        )}
      </div>
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </fieldset>
  );
}
