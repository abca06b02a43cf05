import type { ReactElement } from 'react';
import choice from './choice.module.css';
import { FieldError, FieldHint, OptionalMark, useFieldWiring } from './field-frame';
import field from './field.module.css';
import type { CheckboxProps, RadioGroupProps, SwitchFieldProps } from './props';
import { useEarlyInput } from './use-early-input';

/** One of a few; see {@link RadioGroupProps}. */
export function RadioGroup(props: RadioGroupProps): ReactElement {
  const {
    id,
    label,
    hint,
    error,
    optional,
    name,
    options,
    value,
    defaultValue,
    onValueChange,
    layout = 'stack',
    hideLabel = false,
  } = props;
  const wiring = useFieldWiring({ id, hint, error });
  const reference = useEarlyInput<HTMLFieldSetElement>((group) => {
    const early = group.querySelector<HTMLInputElement>('input:checked')?.value;
    if (value !== undefined && early !== undefined && early !== value) onValueChange?.(early);
  });
  return (
    <fieldset ref={reference} className={field['field']} role="radiogroup" {...wiring.control}>
      <legend className={field['label']} data-hidden={hideLabel || undefined}>
        {label}
        <OptionalMark optional={optional} />
      </legend>
      <div
        className={choice['options']}
        data-layout={layout}
        data-invalid={error !== undefined || undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={choice['option']}>
            <input
              type="radio"
              className={choice['radio']}
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span className={choice['texts']} lang={option.lang}>
              {option.drawing !== undefined && (
                <span className={choice['drawing']}>{option.drawing}</span>
              )}
              {option.label}
              {option.description !== undefined && (
                <span className={choice['description']}>{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </fieldset>
  );
}

/** One box; see {@link CheckboxProps}. The label beside it may hold links, which stay links. */
export function Checkbox({
  id,
  label,
  hint,
  error,
  onCheckedChange,
  onChange,
  ...rest
}: CheckboxProps): ReactElement {
  const wiring = useFieldWiring({ id, hint, error });
  const reference = useEarlyInput<HTMLInputElement>(({ checked }) => {
    if (rest.checked !== undefined && checked !== rest.checked) onCheckedChange?.(checked);
  });
  return (
    <div className={field['field']}>
      <div className={choice['check']}>
        <input
          {...rest}
          {...wiring.control}
          ref={reference}
          type="checkbox"
          className={choice['checkbox']}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <label htmlFor={wiring.id} className={choice['checkLabel']}>
          {label}
        </label>
      </div>
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </div>
  );
}

/** A setting that takes effect at once; see {@link SwitchFieldProps}. */
export function SwitchField({
  id,
  name,
  label,
  hint,
  checked,
  onCheckedChange,
  pending = false,
}: SwitchFieldProps): ReactElement {
  const wiring = useFieldWiring({ id, hint, error: undefined });
  const reference = useEarlyInput<HTMLInputElement>((control) => {
    if (control.checked !== checked) onCheckedChange(control.checked);
  });
  return (
    <div className={choice['switchRow']}>
      <div className={choice['texts']}>
        <label htmlFor={wiring.id} className={choice['switchLabel']}>
          {label}
        </label>
        <FieldHint wiring={wiring} hint={hint} />
      </div>
      <input
        {...wiring.control}
        ref={reference}
        type="checkbox"
        // The native checked state is the switch's; aria-checked beside it would be a second truth.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        name={name}
        className={choice['switch']}
        checked={checked}
        aria-busy={pending || undefined}
        onChange={(event) => {
          if (!pending) onCheckedChange(event.currentTarget.checked);
        }}
      />
    </div>
  );
}
