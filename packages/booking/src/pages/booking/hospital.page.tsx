import { directoryApi, usePageModules, usePreferences } from '@xinglin/api';
import { CityButton, wordsFilter, wordsInCity } from '@xinglin/care';
import type { HospitalLevel } from '@xinglin/gateway-sdk';
import { choice, flag, listPage, type ListView, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Cluster,
  EmptyState,
  Gutter,
  HospitalCard,
  PillLinks,
  SearchBox,
  SkeletonList,
  SwitchLink,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { EntryTabs } from '../../components/entry-tabs';
import { waysAt } from '../../model/ways';

/** The grades one can filter by, highest first. */
const levels = ['3A', '3B', '2A', '2B', '1', 'private'] as const satisfies readonly HospitalLevel[];
const filters = { ...wordsFilter, level: choice(levels), available: flag };
type View = ListView<typeof filters>;

/** Hospitals that take bookings, in the chosen city or the whole country (spec 2 §2.4). */
const page = listPage({
  endpoint: directoryApi.endpoints.mergeSearchHospitals,
  paging: numbered,
  filters,
  input: ({ filters: { q, level, available }, preferences }, part) => ({
    ...wordsInCity(q, preferences),
    ...(level && { level }),
    ...(available && { onlyAvailable: true }),
    ...part,
  }),
  title: 'entries:hospitalList.title',
  backTo: href('directory.home'),
  skeleton: <SkeletonList avatar lines={3} />,
  above: (view) => <HospitalFilters {...view} />,
  empty: ({ t, filters: { q, level, available }, ...place }) => {
    const isNarrow = q !== '' || level !== undefined || available;
    return (
      <EmptyState
        kind="search"
        title={t('entries:hospitalList.none')}
        message={t(isNarrow ? 'entries:hospitalList.noneHint' : 'entries:hospitalList.noneInCity')}
        action={
          isNarrow && (
            <ButtonLink variant="outline" to={waysAt(place).hospitals}>
              {t('entries:hospitalList.showAll')}
            </ButtonLink>
          )
        }
      />
    );
  },
  item: (hospital, place) => (
    <HospitalCard
      key={hospital.hospitalId}
      to={waysAt(place).hospital(hospital.hospitalId)}
      hospital={hospital}
      titleLevel={2}
    />
  ),
});

export const { load } = page;
export default page.Page;

function HospitalFilters({ t, filters: asked, to, queryWith, pathname }: View): ReactElement {
  const { mode } = usePreferences();
  const modules = usePageModules('booking.hospitalList');
  const available = modules('available', { title: t('entries:hospitalList.onlyAvailable') });
  return (
    <>
      <EntryTabs />
      <Gutter>
        {modules('search') && (
          <SearchBox
            action={pathname}
            label={t('entries:hospitalList.search')}
            placeholder={t('entries:hospitalList.search')}
            defaultValue={asked.q}
            keep={queryWith({ q: '' })}
          />
        )}
        <Cluster align="between">
          {modules('city') && <CityButton />}
          {available && (
            <SwitchLink to={to({ available: !asked.available })} on={asked.available}>
              {available.title}
            </SwitchLink>
          )}
        </Cluster>
      </Gutter>
      {/* Elder mode shows fewer choices: the grades are left out, the one that matters stays. */}
      {mode !== 'elder' && modules('levels') && (
        <PillLinks
          label={t('entries:hospitalList.filters')}
          items={[undefined, ...levels].map((level) => ({
            // i18n-keys: shared:hospitalLevel.*
            text: level ? t(`shared:hospitalLevel.${level}`) : t('entries:hospitalList.allLevels'),
            to: to({ level }),
            active: level === asked.level,
          }))}
        />
      )}
    </>
  );
}
