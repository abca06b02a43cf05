import type { ReactElement } from 'react';
import { FieldError, FieldHint, useFieldWiring } from '../forms/field-frame';
import { useEarlyInput } from '../forms/use-early-input';
import type { MeasureFieldsProps } from './props';
import styles from './surveys.module.css';

type Measure = MeasureFieldsProps['fields'][number];

/** Measured values; see {@link MeasureFieldsProps}. Two of one unit stand side by side before it. */
export function MeasureFields({ fields }: MeasureFieldsProps): ReactElement {
  const [first, second] = fields;
  const isPair = fields.length === 2 && first?.unit === second?.unit;
  return (
    <div className={styles['measures']} data-pair={isPair || undefined}>
      {fields.map((one) => (
        <MeasureField key={one.name} field={one} isUnitInside={!isPair} />
      ))}
      {isPair && first?.unit !== null && (
        <span className={styles['pairUnit']} aria-hidden>
          {first?.unit}
        </span>
      )}
    </div>
  );
}

function MeasureField({
  field: { id, name, label, hideLabel, unit, hint, error, value, onValueChange },
  isUnitInside,
}: {
  field: Measure;
  isUnitInside: boolean;
}): ReactElement {
  const wiring = useFieldWiring({ id, hint, error });
  const reference = useEarlyInput<HTMLInputElement>((control) => {
    if (control.value !== value) onValueChange(control.value);
  });
  const unitId = `${wiring.id}-unit`;
  const described = [wiring.control['aria-describedby'], unit !== null && isUnitInside && unitId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles['measure']}>
      <div className={styles['box']}>
        <label htmlFor={wiring.id} data-hidden={hideLabel || undefined}>
          {label}
        </label>
        <input
          {...wiring.control}
          ref={reference}
          type="text"
          inputMode="decimal"
          name={name}
          maxLength={16}
          autoComplete="off"
          value={value}
          aria-describedby={described === '' ? undefined : described}
          onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
        />
        {isUnitInside && unit !== null && (
          <span id={unitId} className={styles['unit']}>
            {unit}
          </span>
        )}
      </div>
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </div>
  );
}
