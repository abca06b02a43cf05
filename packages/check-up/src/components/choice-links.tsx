import { PillLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** What no choice is called. */
  readonly all: string;
  readonly values: readonly Value[];
  readonly text: (value: Value) => string;
  readonly chosen: Value | undefined;
  readonly to: (value: Value | undefined) => string;
}

/** One of a few as a row of links; none is all of them. */
export function ChoiceLinks<Value extends string>({
  label,
  all,
  values,
  text,
  chosen,
  to,
}: ChoiceProps<Value>): ReactElement {
  return (
    <PillLinks
      label={label}
      items={[undefined, ...values].map((value) => ({
        text: value === undefined ? all : text(value),
        to: to(value),
        active: value === chosen,
      }))}
    />
  );
}
