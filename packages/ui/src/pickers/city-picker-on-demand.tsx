import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { CityPickerProps } from './props';

const CityPickerSheet = lazy(async () => {
  const { CityPicker } = await import('./city-picker');
  return { default: CityPicker };
});

/**
 * The sheet with the list of cities; see {@link CityPickerProps}. Its code is fetched when it is
 * first opened: most visits never choose a city, and every home page would carry it.
 */
export function CityPicker(props: CityPickerProps): ReactElement | null {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <CityPickerSheet {...props} />
    </Suspense>
  );
}
