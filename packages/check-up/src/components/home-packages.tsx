import type { GetPhysicalHomeResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { NextIcon, Note, WhenNear } from '@xinglin/ui';
import { lazy, useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listHomeHref, personHref } from '../model/links';
import { relationOf, type HomePerson } from '../model/people';
import styles from './check-up-home.module.css';
import { PackageItem } from './package-item';
import rows from './package-item.module.css';

const NearbyStores = lazy(() => import('./nearby-stores'));

type Own = GetPhysicalHomeResponse;

interface HomePackagesProps {
  readonly person: HomePerson;
  /** In whose order they are. */
  readonly patient?: Own['patient'] | undefined;
  /** The account has no such person, who could be added. */
  readonly mayAdd?: boolean | undefined;
  readonly rows: readonly (Pick<Own['items'][number], 'offer'> &
    Partial<Pick<Own['items'][number], 'fit' | 'couponedCents'>>)[];
}

/** Packages that the home shows of a list. */
const shown = 3;

/** The packages of the home for a person, the best first, with all of them a link away, and stores of the best one. */
export function HomePackages({
  person,
  patient = null,
  mayAdd = false,
  rows: offers,
}: HomePackagesProps): ReactElement {
  const { t } = useTranslation('check-up');
  const titleId = useId();
  // i18n-keys: check-up:person.*
  const who = t(`person.${person}`);
  const [best] = offers;
  return (
    <>
      <section className={rows['list']} aria-labelledby={titleId}>
        <div className={styles['top']}>
          {/* i18n-keys: check-up:home.for.* */}
          <h2 id={titleId}>{t(`home.for.${person}`)}</h2>
          {patient !== null && person !== 'self' && (
            <span className={styles['by']}>{t('home.by', { name: patient.name })}</span>
          )}
          {mayAdd && person !== 'work' && (
            <Link
              className={styles['by']}
              to={href(
                'account.patientAdd',
                {},
                { relation: relationOf(person), backurl: personHref(person) },
              )}
            >
              {/* i18n-keys: check-up:home.add.* */}
              {t(`home.add.${person}`)}
            </Link>
          )}
          <Link
            className={styles['all']}
            to={listHomeHref(person)}
            aria-label={t('home.allOf', { person: who })}
          >
            {t('home.all')}
            <NextIcon />
          </Link>
        </div>
        {offers.length === 0 && <Note>{t('home.none')}</Note>}
        {offers.slice(0, shown).map(({ offer, fit, couponedCents }) => (
          <PackageItem
            key={offer.packageCode}
            offer={offer}
            fit={fit}
            couponedCents={couponedCents}
            level={3}
          />
        ))}
      </section>
      {best && (
        <WhenNear>
          <NearbyStores offer={best.offer} />
        </WhenNear>
      )}
    </>
  );
}
