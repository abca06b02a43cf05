import { directoryApi, type PageLoad, usePreferences } from '@xinglin/api';
import {
  CityButton,
  HotDepartments,
  inCity,
  loadHotDepartments,
  NearHospitals,
} from '@xinglin/care';
import { pageCall } from '@xinglin/pages';
import {
  Cluster,
  EmptyState,
  EntryTile,
  EntryTiles,
  Gutter,
  ListGroup,
  ListLink,
  Page,
  PageHeader,
  SearchBox,
} from '@xinglin/ui';
import { href } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryTabs } from '../components/entry-tabs';
import { useWays } from '../components/use-ways';

/** A few are enough: all of them are a page of their own. */
const shown = 5;
/** From how many of the city's best the nearest are found. */
const nearestOf = 50;

const hospitals = pageCall(
  directoryApi.endpoints.mergeSearchHospitals,
  ({ preferences: { city } }) => ({ ...inCity(city), pageSize: shown }),
);

export const load: PageLoad = (place) =>
  // Elder mode shows the ways alone.
  place.preferences.mode === 'elder'
    ? []
    : [...loadHotDepartments(place), ...hospitals.load(place)];

/** Where booking begins: every way to a doctor, departments people look for, hospitals of the city (spec 2 §2.5). */
export default function BookingHomePage(): ReactElement {
  const { t } = useTranslation('entries');
  const { mode, city } = usePreferences();
  const flow = useWays();
  const isElder = mode === 'elder';
  return (
    <Page header={<PageHeader title={t('home.title')} backTo={href('directory.home')} />}>
      {!isElder && <EntryTabs />}
      <Gutter>
        <SearchBox
          action={flow.search()}
          label={t('search.label')}
          placeholder={t('search.hint')}
        />
        {!isElder && (
          <Cluster>
            <CityButton />
          </Cluster>
        )}
      </Gutter>
      <Gutter>
        <EntryTiles>
          <EntryTile
            to={flow.fastDepartments}
            title={t('home.fast')}
            note={isElder ? undefined : t('home.fastNote')}
            pictogram="doctor"
          />
          <EntryTile
            to={isElder ? flow.hospitals : flow.orders()}
            title={isElder ? t('home.byHospital') : t('home.visits')}
            note={isElder ? undefined : t('home.visitsNote')}
            pictogram={isElder ? 'clinic' : 'visits'}
          />
          {isElder && (
            <>
              <EntryTile
                to={flow.departments}
                title={t('home.byDepartment')}
                pictogram="registration"
              />
              <EntryTile to={flow.orders()} title={t('home.visits')} pictogram="visits" />
            </>
          )}
        </EntryTiles>
      </Gutter>
      <ListGroup>
        <ListLink
          to={href('booking.aiReservation')}
          label={t('home.guide')}
          description={isElder ? undefined : t('home.guideNote')}
        />
        <ListLink
          to={href('booking.precisionReserve')}
          label={t('home.precision')}
          description={isElder ? undefined : t('home.precisionNote')}
        />
      </ListGroup>
      {!isElder && (
        <>
          <HotDepartments to={flow.department} moreTo={flow.departments} />
          <HospitalsNearby key={city?.areaId} />
        </>
      )}
    </Page>
  );
}

/** Hospitals of the city, in a component of their own: elder mode, which shows none, asks for none. */
function HospitalsNearby(): ReactElement {
  const { t } = useTranslation('entries');
  const { city } = usePreferences();
  const flow = useWays();
  return (
    <NearHospitals
      title={t('near.title')}
      asked={{ ...inCity(city), pageSize: nearestOf }}
      query={hospitals.useAnswer().answer}
      most={shown}
      to={flow.hospital}
      empty={<EmptyState kind="hospitals" title={t('hospitalList.noneInCity')} />}
    />
  );
}
