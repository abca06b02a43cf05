import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { AddIcon } from '../icons/account-icons';
import { PersonTile } from '../people/person-tile';
import tiles from '../people/person-tile.module.css';
import { FieldError, FieldHint, OptionalMark, useFieldWiring } from './field-frame';
import field from './field.module.css';
import type { PersonGroupProps } from './props';
import { useEarlyInput } from './use-early-input';

/** People of the family to choose from; see {@link PersonGroupProps}. */
export function PersonGroup({
  id,
  label,
  hint,
  error,
  optional,
  name,
  single = false,
  hideLabel = false,
  people,
  value,
  onValueChange,
  add,
}: PersonGroupProps): ReactElement {
  const wiring = useFieldWiring({ id, hint, error });
  const chosen = (wanted: ReadonlySet<string>) =>
    people.map((person) => person.value).filter((one) => wanted.has(one));
  const reference = useEarlyInput<HTMLFieldSetElement>((group) => {
    const boxes = [...group.querySelectorAll<HTMLInputElement>('input:checked')];
    const early = chosen(new Set(boxes.map((box) => box.value)));
    if (early.join() !== value.join()) onValueChange(early);
  });
  const choose = (one: string) => {
    if (single) return onValueChange([one]);
    const rest = value.filter((other) => other !== one);
    onValueChange(chosen(new Set(value.includes(one) ? rest : [...value, one])));
  };
  return (
    <fieldset
      ref={reference}
      className={field['field']}
      tabIndex={-1}
      {...(single && { role: 'radiogroup' })}
      {...wiring.control}
    >
      <legend className={field['label']} data-hidden={hideLabel || undefined}>
        {label}
        <OptionalMark optional={optional} />
      </legend>
      <ul role="list" className={tiles['strip']} data-rows>
        {people.map(({ value: one, disabled, ...person }) => (
          <li key={one}>
            <PersonTile
              {...person}
              choose={{
                type: single ? 'radio' : 'checkbox',
                name,
                value: one,
                checked: value.includes(one),
                disabled,
                onChange: choose,
              }}
            />
          </li>
        ))}
        {add !== undefined && (
          <li>
            <Link to={add.to} className={tiles['add']}>
              <AddIcon />
              {add.text}
            </Link>
          </li>
        )}
      </ul>
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </fieldset>
  );
}
