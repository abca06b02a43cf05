import type { ReactElement, ReactNode } from 'react';
import field from '../forms/field.module.css';
import { FieldError, FieldHint, useFieldWiring } from '../forms/field-frame';
import { useEarlyInput } from '../forms/use-early-input';
import { Price } from '../display/price';
import { LetterDrawing } from './letter-drawing';
import styles from './letters.module.css';
import type { GiftGroupProps, GiftName, PaperGroupProps, PaperName } from './props';

interface DrawnOption<Value extends string> {
  readonly value: Value;
  readonly drawing: PaperName | GiftName;
  readonly label: string;
  readonly price?: ReactNode;
}

/** One of a few, each with a drawing: native radios under the tiles. */
function DrawnGroup<Value extends string>({
  id,
  label,
  hint,
  error,
  name,
  kind,
  options,
  value,
  onValueChange,
}: Omit<PaperGroupProps, 'papers' | 'value' | 'onValueChange'> & {
  readonly kind: 'papers' | 'gifts';
  readonly options: readonly DrawnOption<Value>[];
  readonly value: Value | '';
  readonly onValueChange: (value: Value) => void;
}): ReactElement {
  const wiring = useFieldWiring({ id, hint, error });
  const choose = (wanted: string | undefined) => {
    const found = options.find((option) => option.value === wanted);
    if (found !== undefined && found.value !== value) onValueChange(found.value);
  };
  const reference = useEarlyInput<HTMLFieldSetElement>((group) =>
    choose(group.querySelector<HTMLInputElement>('input:checked')?.value),
  );
  return (
    <fieldset ref={reference} className={field['field']} role="radiogroup" {...wiring.control}>
      <legend className={field['label']}>{label}</legend>
      <div className={styles['group']} data-kind={kind}>
        {options.map((option) => (
          <label key={option.value} className={styles['tile']} data-paper={option.drawing}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            <LetterDrawing name={option.drawing} />
            <span>{option.label}</span>
            {option.price}
          </label>
        ))}
      </div>
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </fieldset>
  );
}

/** Papers to choose from; see {@link PaperGroupProps}. */
export function PaperGroup({ papers, ...rest }: PaperGroupProps): ReactElement {
  const options = papers.map((paper) => ({ ...paper, drawing: paper.value }));
  return <DrawnGroup<PaperName> {...rest} kind="papers" options={options} />;
}

/** Gifts to choose from; see {@link GiftGroupProps}. */
export function GiftGroup({ gifts, ...rest }: GiftGroupProps): ReactElement {
  const options = gifts.map(({ cents, ...gift }) => ({
    ...gift,
    price: <Price cents={cents} compact />,
  }));
  return <DrawnGroup<string> {...rest} kind="gifts" options={options} />;
}
