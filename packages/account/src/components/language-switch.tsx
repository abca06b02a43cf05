import { preferencesSlice, usePreferences, useStoreDispatch } from '@xinglin/api';
import { languageNames, useOfferedLocales } from '@xinglin/i18n';
import { Button } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** Between Chinese and English in one tap, named in the language it leads to; every language stands in the settings. */
export function LanguageSwitch(): ReactElement | null {
  const { locale } = usePreferences();
  const dispatch = useStoreDispatch();
  const to = locale === 'en' ? 'zh-Hans' : 'en';
  if (!useOfferedLocales().includes(to)) return null;
  return (
    <Button
      variant="text"
      size="small"
      lang={to}
      onClick={() => dispatch(preferencesSlice.actions.preferencesChanged({ locale: to }))}
    >
      {languageNames[to]}
    </Button>
  );
}
