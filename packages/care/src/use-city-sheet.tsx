import type { City } from '@xinglin/api';
import { useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCity } from './use-city';

const loadSheet = () => import('./city-sheet');
const CitySheet = lazy(loadSheet);

/** What a button needs to let a person choose the city; most visits never open the sheet, so its code loads on demand. */
export function useCitySheet(): {
  /** Null for the whole country. */
  readonly city: City | null;
  readonly name: string;
  /** What the button is called. */
  readonly label: string;
  readonly open: () => void;
  readonly sheet: ReactNode;
} {
  const { t } = useTranslation('care');
  const city = useCity();
  // Undefined until it opens for the first time.
  const [isOpen, setOpen] = useState<boolean>();
  const open = useLazyOpening(loadSheet, () => setOpen(true));
  const name = city?.name ?? t('city.wholeCountry');
  return {
    city,
    name,
    label: t('city.choose', { city: name }),
    open,
    sheet: isOpen !== undefined && (
      <Suspense>
        <CitySheet open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
