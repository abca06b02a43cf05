import { useCityChoice } from '@xinglin/api';
import { Button, PinIcon, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadPicker = () => import('./city-sheet');
const CityPicker = lazy(loadPicker);

/** The city in which is looked for care, and the way to another one. */
export function CityButton(): ReactElement {
  const { t } = useTranslation('care');
  const { city, openPicker, picker } = useCityChoice(t('city.wholeCountry'));
  const choose = useLazyOpening(loadPicker, openPicker);
  const name = city?.name ?? t('city.wholeCountry');
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={<PinIcon />}
        aria-haspopup="dialog"
        aria-label={t('city.choose', { city: name })}
        onClick={choose}
      >
        {name}
      </Button>
      {picker.open && (
        <Suspense>
          <CityPicker {...picker} />
        </Suspense>
      )}
    </>
  );
}
