import {
  channelText,
  preferencesSlice,
  useChannel,
  usePreferences,
  useStoreDispatch,
} from '@xinglin/api';
import { languageNames, useOfferedLocales } from '@xinglin/i18n';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-lists.module.css';

/** The end of home: the other languages, customer service, and the licence where the portal has one. */
export function HomeFoot(): ReactElement {
  const { t } = useTranslation('directory');
  const dispatch = useStoreDispatch();
  const { locale } = usePreferences();
  const { phone, licence } = useChannel();
  const others = useOfferedLocales().filter((one) => one !== locale);
  return (
    <div className={styles['foot']}>
      <p>
        {others.map((other) => (
          <button
            key={other}
            type="button"
            lang={other}
            className={styles['footLink']}
            onClick={() => dispatch(preferencesSlice.actions.preferencesChanged({ locale: other }))}
          >
            {languageNames[other]}
          </button>
        ))}
        {phone !== null && (
          <a className={styles['footLink']} href={`tel:${phone}`}>
            {t('home.service', { phone })}
          </a>
        )}
      </p>
      {licence !== null && (
        <p>
          {t('shared:brand.licence')} {/* A number is written as the authority wrote it. */}
          <span lang={typeof licence === 'string' ? 'zh-Hans' : undefined}>
            {channelText(licence, locale)}
          </span>
        </p>
      )}
    </div>
  );
}
