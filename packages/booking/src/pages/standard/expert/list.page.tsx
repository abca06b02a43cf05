import { directoryApi, usePreferences, type PageLoad } from '@xinglin/api';
import {
  CityButton,
  DepartmentPills,
  DoctorItem,
  doctorItems,
  inCity,
  loadHotDepartments,
} from '@xinglin/care';
import type { DoctorTitle } from '@xinglin/gateway-sdk';
import { choice, flag, idFilter, listPage, type ListView } from '@xinglin/pages';
import { ButtonLink, Cluster, EmptyState, Gutter, PillLinks, SwitchLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { waysAt } from '../../../model/ways';

const titles = [
  'chief',
  'associateChief',
  'attending',
  'resident',
] as const satisfies readonly DoctorTitle[];
const filters = {
  deptId: idFilter,
  hospitalId: idFilter,
  hospDeptId: idFilter,
  title: choice(titles),
  available: flag,
};

/** The doctors of a department or a hospital in the standard flow, the best first (spec 2 §2.6). */
const page = listPage({
  endpoint: directoryApi.endpoints.mergeSearchDoctors,
  ...doctorItems,
  filters,
  input: ({ filters: { available, ...asked }, preferences: { city } }, part) => ({
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
    // A hospital is where it is.
    ...(asked.hospitalId === undefined && inCity(city)),
    ...(available && { onlyAvailable: true }),
    ...part,
  }),
  title: 'entries:doctorList.title',
  backTo: (place) =>
    place.filters.hospitalId === undefined ? waysAt(place).departments : waysAt(place).hospitals,
  above: (view) => <DoctorFilters {...view} />,
  empty: ({ t, to, ...place }) => (
    <EmptyState
      kind="search"
      title={t('entries:doctorList.none')}
      action={
        place.filters.available || place.filters.title !== undefined ? (
          <ButtonLink variant="outline" to={to({ available: false, title: undefined })}>
            {t('entries:doctorList.showAll')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={waysAt(place).departments}>
            {t('entries:fastDoctors.otherDepartment')}
          </ButtonLink>
        )
      }
    />
  ),
  item: (doctor, place) => (
    <DoctorItem
      key={doctor.doctorId}
      doctor={doctor}
      to={waysAt(place).doctor(doctor.doctorId)}
      titleLevel={2}
    />
  ),
});

export const load: PageLoad = (place) => [...page.load(place), ...loadHotDepartments(place)];
export default page.Page;

function DoctorFilters({ t, to, filters: asked }: ListView<typeof filters>): ReactElement {
  const isElder = usePreferences().mode === 'elder';
  const isInHospital = asked.hospitalId !== undefined;
  return (
    <>
      {!isInHospital && <DepartmentPills chosen={asked.deptId} to={(deptId) => to({ deptId })} />}
      <Gutter>
        <Cluster align="between">
          {isInHospital ? (
            <ButtonLink
              variant="text"
              size="small"
              to={to({ hospitalId: undefined, hospDeptId: undefined })}
            >
              {t('entries:fastDoctors.everyHospital')}
            </ButtonLink>
          ) : (
            <CityButton />
          )}
          <SwitchLink to={to({ available: !asked.available })} on={asked.available}>
            {t('entries:hospitalList.onlyAvailable')}
          </SwitchLink>
        </Cluster>
      </Gutter>
      {/* Elder mode shows fewer choices. */}
      {!isElder && (
        <PillLinks
          label={t('entries:doctorList.titles')}
          items={[undefined, ...titles].map((title) => ({
            // i18n-keys: shared:doctorTitle.*
            text: title ? t(`shared:doctorTitle.${title}`) : t('entries:doctorList.allTitles'),
            to: to({ title }),
            active: title === asked.title,
          }))}
        />
      )}
    </>
  );
}
