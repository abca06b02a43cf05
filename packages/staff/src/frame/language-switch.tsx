import { changeLocale, isLocale, shortLanguageNames, useLocale } from '@xinglin/i18n';
import { GlobeIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { staffApi } from '../api/staff-api';
import styles from './language-switch.module.css';
import { staffLocales, storeLocale } from './preferences';

/** The language of the app, remembered in this browser. */
export function LanguageSwitch(): ReactElement {
  const { t, i18n } = useTranslation('staff');
  const dispatch = useDispatch();
  const locale = useLocale();
  const choose = async (chosen: string): Promise<void> => {
    if (!isLocale(chosen)) return;
    await changeLocale(i18n, chosen);
    storeLocale(chosen);
    document.documentElement.lang = chosen;
    // Notices and refusals are in the language of their request.
    dispatch(staffApi.util.invalidateTags(['Desk']));
  };
  return (
    <label className={styles['switch']}>
      <GlobeIcon />
      <span className={styles['label']}>{t('frame.language')}</span>
      <select value={locale} onChange={(event) => void choose(event.currentTarget.value)}>
        {staffLocales.map((one) => (
          <option key={one} value={one} lang={one}>
            {shortLanguageNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
