import type { ReactElement } from 'react';
import { CheckIcon } from '../icons/status-icons';
import choice from './choice.module.css';
import { FieldError, FieldHint, OptionalMark, useFieldWiring } from './field-frame';
import field from './field.module.css';
import type { CheckGroupProps } from './props';
import { useEarlyInput } from './use-early-input';

/** Any of a few; see {@link CheckGroupProps}. */
export function CheckGroup<Value extends string>({
  id,
  label,
  hint,
  error,
  optional,
  name,
  options,
  value,
  onValueChange,
  pills = false,
}: CheckGroupProps<Value>): ReactElement {
  const wiring = useFieldWiring({ id, hint, error });
  const chosen = (wanted: ReadonlySet<string>) =>
    options.map((option) => option.value).filter((one) => wanted.has(one));
  const reference = useEarlyInput<HTMLFieldSetElement>((group) => {
    const boxes = [...group.querySelectorAll<HTMLInputElement>('input:checked')];
    const early = chosen(new Set(boxes.map((box) => box.value)));
    if (early.join() !== value.join()) onValueChange(early);
  });
  return (
    <fieldset ref={reference} className={field['field']} {...wiring.control}>
      <legend className={field['label']} data-hidden={pills || undefined}>
        {label}
        <OptionalMark optional={optional} />
      </legend>
      <div className={choice['options']} data-layout={pills ? 'pills' : 'inline'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={choice['option']}
            data-critical={option.isCritical || undefined}
          >
            <input
              type="checkbox"
              className={choice['radio']}
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={({ currentTarget: { checked } }) => {
                const others = value.filter((one) => one !== option.value);
                onValueChange(chosen(new Set(checked ? [...others, option.value] : others)));
              }}
            />
            {pills && value.includes(option.value) && <CheckIcon />}
            <span className={choice['texts']}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </fieldset>
  );
}
