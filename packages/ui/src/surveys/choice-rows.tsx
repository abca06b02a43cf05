import type { ReactElement } from 'react';
import { FieldError, FieldHint, OptionalMark, useFieldWiring } from '../forms/field-frame';
import field from '../forms/field.module.css';
import { useEarlyInput } from '../forms/use-early-input';
import type { ChoiceRowsProps } from './props';
import styles from './surveys.module.css';

/** Answers as high rows; see {@link ChoiceRowsProps}. */
export function ChoiceRows({
  id,
  label,
  hint,
  error,
  optional,
  name,
  options,
  multiple = false,
  value,
  onValueChange,
  hideLabel,
}: ChoiceRowsProps): ReactElement {
  const wiring = useFieldWiring({ id, hint, error });
  const chosen = (wanted: ReadonlySet<string>) =>
    options.map((option) => option.value).filter((one) => wanted.has(one));
  const reference = useEarlyInput<HTMLFieldSetElement>((group) => {
    const boxes = [...group.querySelectorAll<HTMLInputElement>('input:checked')];
    const early = chosen(new Set(boxes.map((box) => box.value)));
    if (early.length > 0 && early.join() !== value.join()) onValueChange(early);
  });
  const change = (of: string, checked: boolean) => {
    const others = multiple ? value.filter((one) => one !== of) : [];
    onValueChange(chosen(new Set(checked ? [...others, of] : others)));
  };
  return (
    <fieldset
      ref={reference}
      className={styles['group']}
      {...(!multiple && { role: 'radiogroup' })}
      {...wiring.control}
    >
      <legend className={field['label']} data-hidden={hideLabel || undefined}>
        {label}
        <OptionalMark optional={optional} />
      </legend>
      <div className={styles['rows']} data-invalid={error !== undefined || undefined}>
        {options.map(({ value: of, label: text, warning }) => (
          <label key={of} className={styles['row']}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              className={styles['mark']}
              name={name}
              value={of}
              checked={value.includes(of)}
              onChange={({ currentTarget }) => change(of, currentTarget.checked)}
            />
            <span className={styles['rowText']}>{text}</span>
            {warning !== undefined && <span className={styles['warning']}>{warning}</span>}
          </label>
        ))}
      </div>
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </fieldset>
  );
}
