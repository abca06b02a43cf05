import type { Country, ListCountriesResponse } from '@xinglin/gateway-sdk';
import { PickerField, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadSheet = () => import('./country-sheet');
const CountrySheet = lazy(loadSheet);

/** Which country or region. */
export function CountryField({
  id,
  label,
  countries,
  country,
  error,
  onChosen,
}: {
  id?: string | undefined;
  label: string;
  countries: ListCountriesResponse;
  country: Country | undefined;
  error?: string | undefined;
  onChosen: (country: Country) => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const [open, setOpen] = useState(false);
  const show = useLazyOpening(loadSheet, () => setOpen(true));
  return (
    <>
      <PickerField
        id={id}
        label={label}
        value={country?.label ?? ''}
        placeholder={t('country.title')}
        error={error}
        onOpen={show}
      />
      {open && (
        <Suspense>
          <CountrySheet
            countries={countries}
            onChosen={(one) => {
              onChosen(one);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
