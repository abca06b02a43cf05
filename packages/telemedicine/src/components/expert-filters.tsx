import { telemedicineApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { PillLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const departments = pageCall(
  telemedicineApi.endpoints.listTelemedicineDepartments,
  () => undefined,
);
const cities = pageCall(telemedicineApi.endpoints.listTelemedicineCities, () => undefined);

/** What pages with these filters load. */
export const { load: loadDepartments } = departments;
export const { load: loadCities } = cities;

interface FilterProps {
  readonly chosen: string | undefined;
  readonly to: (id: string | undefined) => string;
}

/** All departments first; where they cannot be had, the list stands without. */
export function DepartmentFilter({ chosen, to }: FilterProps): ReactElement | null {
  const { t } = useTranslation('telemedicine');
  const { currentData } = departments.useAnswer().answer;
  if (!currentData?.items.length) return null;
  return (
    <PillLinks
      label={t('departments.choose')}
      items={[{ deptId: undefined, deptName: t('doctors.every') }, ...currentData.items].map(
        ({ deptId, deptName }) => ({ text: deptName, to: to(deptId), active: deptId === chosen }),
      )}
    />
  );
}

/** The cities from which experts join; where they cannot be had, the list stands without. */
export function CityFilter({ chosen, to }: FilterProps): ReactElement | null {
  const { t } = useTranslation('telemedicine');
  const { currentData } = cities.useAnswer().answer;
  if (!currentData?.items.length) return null;
  return (
    <PillLinks
      label={t('remoteExperts.city')}
      items={[{ areaId: undefined, name: t('remoteExperts.everyCity') }, ...currentData.items].map(
        ({ areaId, name }) => ({ text: name, to: to(areaId), active: areaId === chosen }),
      )}
    />
  );
}
