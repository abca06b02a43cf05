import type { Country, ListCountriesResponse } from '@xinglin/gateway-sdk';
import { plainText, withoutAccents } from '@xinglin/rules';
import { ListGroup, ListLink, Note, Sheet, Stack, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const plain = (text: string): string => withoutAccents(plainText(text));

/** The countries by their letters, those that are chosen most first; a word or a code narrows them. */
export default function CountrySheet({
  countries,
  onChosen,
  onClose,
}: {
  countries: ListCountriesResponse;
  onChosen: (country: Country) => void;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const [typed, setTyped] = useState('');
  const wanted = plain(typed.trim());
  const found = countries.items.filter(
    ({ label, labelCode, value }) =>
      plain(label).includes(wanted) || plain(labelCode) === wanted || value.startsWith(wanted),
  );
  const letters = [...new Set(found.map(({ index }) => index))];
  const rows = (group: readonly Country[]) =>
    group.map((country) => (
      <ListLink
        key={country.labelCode}
        label={country.label}
        value={country.value}
        onClick={() => onChosen(country)}
      />
    ));
  return (
    <Sheet open size="tall" title={t('country.title')} onClose={onClose}>
      <Stack gap={3}>
        <TextField
          label={t('country.find')}
          autoComplete="off"
          value={typed}
          onValueChange={setTyped}
        />
        {wanted === '' && (
          <ListGroup label={t('country.hot')} showLabel>
            {rows(countries.hot)}
          </ListGroup>
        )}
        {letters.map((letter) => (
          <ListGroup key={letter} label={letter} showLabel>
            {rows(found.filter(({ index }) => index === letter))}
          </ListGroup>
        ))}
        {found.length === 0 && <Note>{t('country.none')}</Note>}
      </Stack>
    </Sheet>
  );
}
