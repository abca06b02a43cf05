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
  fold,
  hideLabel = false,
  onValueChange,
  pills = false,
  days = false,
}: CheckGroupProps<Value>): ReactElement {
  const wiring = useFieldWiring({ id, hint, error });
  const chosen = (wanted: ReadonlySet<string>) =>
    options.map((option) => option.value).filter((one) => wanted.has(one));
  const reference = useEarlyInput<HTMLFieldSetElement>((group) => {
    const boxes = [...group.querySelectorAll<HTMLInputElement>('input:checked')];
    const early = chosen(new Set(boxes.map((box) => box.value)));
    if (early.join() !== value.join()) onValueChange(early);
  });
  const hasPills = pills || fold !== undefined;
  const pill = (option: (typeof options)[number]) => (
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
      {hasPills && value.includes(option.value) && <CheckIcon />}
      <span className={choice['texts']}>
        {option.label}
        {option.note !== undefined && (
          <>
            {' '}
            <span className={choice['description']}>{option.note}</span>
          </>
        )}
      </span>
    </label>
  );
  const shown = options.slice(0, fold?.after);
  const folded = fold === undefined ? [] : options.slice(fold.after);
  return (
    <fieldset ref={reference} className={field['field']} {...wiring.control}>
      <legend className={field['label']} data-hidden={hideLabel || undefined}>
        {label}
        <OptionalMark optional={optional} />
      </legend>
      <div
        className={choice['options']}
        data-layout={hasPills ? 'pills' : days ? 'days' : 'inline'}
        data-invalid={error !== undefined || undefined}
      >
        {shown.map(pill)}
        {folded.length > 0 && (
          <details
            className={choice['more']}
            open={folded.some((option) => value.includes(option.value)) || undefined}
          >
            <summary className={choice['option']}>{fold?.text}</summary>
            <div className={choice['options']} data-layout="pills">
              {folded.map(pill)}
            </div>
          </details>
        )}
      </div>
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </fieldset>
  );
}
