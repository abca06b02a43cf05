import type { ReactElement, RefObject } from 'react';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { VisuallyHidden } from '../display/visually-hidden';
import { SkeletonRegion, Skeleton } from '../feedback/skeleton';
import { ErrorState } from '../feedback/states';
import { PinIcon, SearchIcon } from '../icons/navigation-icons';
import { CheckIcon } from '../icons/status-icons';
import { Sheet } from '../overlays/sheet';
import styles from './city-picker.module.css';
import { groupByInitial, matchCities } from './match-cities';
import type { City, CityListProps, CityPickerProps } from './props';

type Choosing = Pick<CityListProps, 'selectedAreaId' | 'onSelect'>;

function CityButton({ city, selectedAreaId, onSelect }: Choosing & { city: City }): ReactElement {
  const selected = city.areaId === selectedAreaId;
  return (
    <button
      type="button"
      className={styles['city']}
      aria-current={selected || undefined}
      onClick={() => onSelect(city)}
    >
      <span>{city.name}</span>
      {selected && <CheckIcon />}
    </button>
  );
}

function Cities({
  cities,
  look,
  labelledBy,
  ...choosing
}: Choosing & {
  cities: readonly City[];
  look: 'rows' | 'tiles';
  labelledBy: string;
}): ReactElement {
  return (
    <ul role="list" className={styles[look]} aria-labelledby={labelledBy}>
      {cities.map((city) => (
        <li key={city.areaId}>
          <CityButton city={city} {...choosing} />
        </li>
      ))}
    </ul>
  );
}

function Position({
  position,
  onLocate,
  ...choosing
}: Choosing & Pick<CityListProps, 'position' | 'onLocate'>): ReactElement | null {
  const { t } = useTranslation('ui');
  const state = position?.state ?? 'unknown';
  const city = position?.city;
  if (city === undefined && onLocate === undefined) return null;
  return (
    <section className={styles['group']}>
      <h3 className={styles['heading']}>{t('cityCurrent')}</h3>
      <div className={styles['position']}>
        {city !== undefined && <CityButton city={city} {...choosing} />}
        {city === undefined && onLocate !== undefined && (
          <Button
            variant="outline"
            size="small"
            icon={<PinIcon />}
            pending={state === 'locating'}
            pendingLabel={t('cityLocating')}
            onClick={onLocate}
          >
            {t('cityLocate')}
          </Button>
        )}
        <output className={styles['note']}>{state === 'denied' ? t('cityDenied') : ''}</output>
      </div>
    </section>
  );
}

function LetterIndex({
  initials,
  list,
}: {
  initials: readonly string[];
  list: RefObject<HTMLDivElement | null>;
}): ReactElement {
  const { t } = useTranslation('ui');
  const jump = (initial: string): void => {
    const heading = list.current?.querySelector<HTMLElement>(
      `[data-initial="${CSS.escape(initial)}"]`,
    );
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={t('cityIndex')}>
      <ul role="list" className={styles['index']}>
        {initials.map((initial) => (
          <li key={initial}>
            <button type="button" className={styles['letter']} onClick={() => jump(initial)}>
              {initial}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Hot cities, index and all cities with a filter; see {@link CityListProps}. */
export function CityList({ cities, position, onLocate, ...choosing }: CityListProps): ReactElement {
  const { t } = useTranslation('ui');
  const ids = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const filtering = query.trim() !== '';
  const found = useMemo(() => matchCities(cities, query), [cities, query]);
  const groups = useMemo(() => groupByInitial(cities), [cities]);
  const hot = useMemo(() => cities.filter((city) => city.hot), [cities]);
  return (
    <div ref={list}>
      <div className={styles['filter']}>
        <SearchIcon />
        <input
          type="search"
          className={styles['filterInput']}
          aria-label={t('cityFilter')}
          placeholder={t('cityFilter')}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <VisuallyHidden live>
        {filtering ? t('cityFound', { count: found.length }) : ''}
      </VisuallyHidden>
      {filtering ? (
        <section className={styles['group']}>
          <h3 id={`${ids}found`} className={styles['heading']}>
            {found.length === 0
              ? t('cityNone', { query: query.trim() })
              : t('cityFound', { count: found.length })}
          </h3>
          <Cities cities={found} look="rows" labelledBy={`${ids}found`} {...choosing} />
        </section>
      ) : (
        <>
          <Position position={position} onLocate={onLocate} {...choosing} />
          {hot.length > 0 && (
            <section className={styles['group']}>
              <h3 id={`${ids}hot`} className={styles['heading']}>
                {t('cityHot')}
              </h3>
              <Cities cities={hot} look="tiles" labelledBy={`${ids}hot`} {...choosing} />
            </section>
          )}
          <h3 className={styles['heading']}>{t('cityAll')}</h3>
          <LetterIndex initials={groups.map(({ initial }) => initial)} list={list} />
          {groups.map(({ initial, cities: members }) => (
            <section key={initial}>
              <h4
                id={`${ids}${initial}`}
                className={styles['initial']}
                data-initial={initial}
                tabIndex={-1}
              >
                {initial}
              </h4>
              <Cities cities={members} look="rows" labelledBy={`${ids}${initial}`} {...choosing} />
            </section>
          ))}
        </>
      )}
    </div>
  );
}

/** {@link CityList} in a sheet; see {@link CityPickerProps}. */
export function CityPicker({
  open,
  onClose,
  pending = false,
  onRetry,
  ...list
}: CityPickerProps): ReactElement {
  const { t } = useTranslation('ui');
  const empty = list.cities.length === 0;
  return (
    <Sheet open={open} onClose={onClose} title={t('cityTitle')} size="tall">
      {pending && empty ? (
        <SkeletonRegion>
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton width="half" />
        </SkeletonRegion>
      ) : onRetry !== undefined && empty ? (
        <ErrorState onRetry={onRetry} pending={pending} />
      ) : (
        <CityList {...list} />
      )}
    </Sheet>
  );
}
