import type { Country, ListCountriesResponse } from '@xinglin/gateway-sdk';
import { DialButton, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadSheet = () => import('./country-sheet');
const CountrySheet = lazy(loadSheet);

/** The country of a telephone number, at the start of its field; the choice has a search of its own. */
export function DialStart({
  countries,
  country,
  onChosen,
}: {
  countries: ListCountriesResponse;
  country: Country | undefined;
  onChosen: (country: Country) => void;
}): ReactElement | null {
  const { t } = useTranslation('overseas');
  const [open, setOpen] = useState(false);
  const show = useLazyOpening(loadSheet, () => setOpen(true));
  if (country === undefined) return null;
  return (
    <>
      <DialButton
        country={country.labelCode}
        name={country.label}
        dial={country.value}
        label={t('field.country')}
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
