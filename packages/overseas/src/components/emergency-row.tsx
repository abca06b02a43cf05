import { overseasApi } from '@xinglin/api';
import { useKeptDraft } from '@xinglin/forms';
import { useLocale } from '@xinglin/i18n';
import { emergencyNumber } from '@xinglin/rules';
import { Button, ButtonLink, NoticeBar, PhoneIcon, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryHere } from './use-country-here';
import styles from './emergency-row.module.css';

const loadSheet = () => import('./country-sheet');
const CountrySheet = lazy(loadSheet);

interface Chosen {
  readonly country: string | null;
}
const none: Chosen = { country: null };
const keepAll = (chosen: Chosen): Chosen => chosen;
function restore(kept: unknown): Chosen | null {
  const country = typeof kept === 'object' && kept !== null && 'country' in kept && kept.country;
  return typeof country === 'string' ? { country } : null;
}

/**
 * Signs for which nobody should wait for a doctor online, with the number of the reader's country a tap away: the one
 * they chose, else that of the patient, else where the device is, else the number that works in most countries.
 */
export function EmergencyRow({
  country = null,
  compact = false,
}: {
  country?: string | null;
  /** One line, on pages that are not the first: whom to call, without the signs. */
  compact?: boolean;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const locale = useLocale();
  const here = useCountryHere();
  const { draft, change } = useKeptDraft({
    kind: 'overseas.emergencyCountry',
    former: none,
    keepable: keepAll,
    restore,
    forVisitors: true,
  });
  const [isChoosing, setChoosing] = useState(false);
  const choose = useLazyOpening(loadSheet, () => setChoosing(true));
  const known = draft.country ?? country ?? here;
  const { number, isLocal } = emergencyNumber(known);
  const place = known === null ? null : new Intl.DisplayNames(locale, { type: 'region' }).of(known);
  return (
    <>
      <NoticeBar
        tone="danger"
        action={
          <span className={styles['call']}>
            <ButtonLink
              size="small"
              variant="danger"
              icon={<PhoneIcon />}
              href={`tel:${number}`}
              aria-label={t('emergency.call', { number })}
            >
              {number}
            </ButtonLink>
          </span>
        }
      >
        {!compact && `${t('emergency.signs')} `}
        <strong>
          {isLocal && place
            ? t('emergency.local', { country: place, number })
            : t('emergency.common', { number })}
        </strong>
        <span className={styles['change']}>
          <Button variant="text" size="small" onClick={choose}>
            {t(known === null ? 'emergency.choose' : 'emergency.change')}
          </Button>
        </span>
      </NoticeBar>
      {isChoosing && (
        <Suspense>
          <Countries
            onChosen={(labelCode) => change({ country: labelCode })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Loads the countries only for a reader who wants another one. */
function Countries({
  onChosen,
  onClose,
}: {
  onChosen: (country: string) => void;
  onClose: () => void;
}): ReactElement | null {
  const { data } = overseasApi.useListCountriesQuery();
  return data === undefined ? null : (
    <CountrySheet
      countries={data}
      onChosen={({ labelCode }) => {
        onChosen(labelCode);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
