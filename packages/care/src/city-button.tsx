import { Button, PinIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useCitySheet } from './use-city-sheet';

/** Shows the city in which a person looks for care, and opens the sheet with the others. */
export function CityButton(): ReactElement {
  const { name, label, open, sheet } = useCitySheet();
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={<PinIcon />}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={open}
      >
        {name}
      </Button>
      {sheet}
    </>
  );
}
