import { preferencesSlice, usePreferences, useStoreDispatch } from '@xinglin/api';
import {
  continueInLanguage,
  shortLanguageNames,
  toLocale,
  useOfferedLocales,
  type Locale,
} from '@xinglin/i18n';
import { isChinese } from '@xinglin/rules';
import { LanguageLinks } from '@xinglin/ui';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const never = () => () => undefined;

/** The first of the phone's languages that the portal speaks; null on the server. */
const usePhoneLanguage = (offered: readonly Locale[]): Locale | null =>
  useSyncExternalStore(
    never,
    () =>
      navigator.languages
        .map((tag) => toLocale(tag))
        .find((one) => one !== null && offered.includes(one)) ?? null,
    () => null,
  );

/**
 * Every language of the portal in its own words. The page stays in Chinese until the reader chooses: to one whose phone
 * speaks another language that one is offered first, in its own words.
 */
export function LanguageRow({ path }: { path: string }): ReactElement {
  const { t } = useTranslation('overseas');
  const { locale } = usePreferences();
  const offered = useOfferedLocales();
  const dispatch = useStoreDispatch();
  const phone = usePhoneLanguage(offered);
  const proposed = phone !== null && isChinese(locale) && !isChinese(phone) ? phone : null;
  const order = [
    ...offered.filter((one) => one === proposed),
    ...offered.filter((one) => one !== proposed),
  ];
  return (
    <LanguageLinks
      label={t('language.title')}
      items={order.map((one) => ({
        to: `${path}?lang=${one}`,
        lang: one,
        text: one === proposed ? continueInLanguage[one] : shortLanguageNames[one],
        active: one === locale,
        proposed: one === proposed,
        onChoose: () => {
          dispatch(preferencesSlice.actions.preferencesChanged({ locale: one }));
        },
      }))}
    />
  );
}
