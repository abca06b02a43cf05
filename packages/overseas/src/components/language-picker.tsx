import { preferencesSlice, usePreferences, useStoreDispatch } from '@xinglin/api';
import { languageNames, useOfferedLocales } from '@xinglin/i18n';
import { Button, RadioGroup, Sheet } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The languages of the portal, each in its own words; a choice takes effect at once. */
export function LanguageChoice({ label }: { label: string }): ReactElement {
  const { locale } = usePreferences();
  const offered = useOfferedLocales();
  const dispatch = useStoreDispatch();
  return (
    <RadioGroup
      name="language"
      label={label}
      value={locale}
      options={offered.map((value) => ({ value, label: languageNames[value], lang: value }))}
      onValueChange={(value) => {
        const chosen = offered.find((one) => one === value);
        if (chosen) dispatch(preferencesSlice.actions.preferencesChanged({ locale: chosen }));
      }}
    />
  );
}

/** The language of the page at the end of its header; it opens the choice. */
export function LanguagePicker(): ReactElement {
  const { t } = useTranslation('overseas');
  const { locale } = usePreferences();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('language.change', { language: languageNames[locale] })}
        onClick={() => setOpen(true)}
      >
        {languageNames[locale]}
      </Button>
      <Sheet open={open} title={t('language.title')} onClose={() => setOpen(false)}>
        <LanguageChoice label={t('language.title')} />
      </Sheet>
    </>
  );
}
