import { telemedicineApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { Button, ListGroup, ListLink, PillLinks, Sheet } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './expert-filters.module.css';

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

/** All departments first; where they cannot be loaded, there is no row. */
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

/** The cities from which experts join, in a sheet; where they cannot be loaded, there is no button. */
function CityChoice({ chosen, to }: FilterProps): ReactElement | null {
  const { t } = useTranslation('telemedicine');
  const [isOpen, setOpen] = useState(false);
  const { currentData } = cities.useAnswer().answer;
  if (!currentData?.items.length) return null;
  const every = { areaId: undefined, name: t('remoteExperts.everyCity') };
  const named = currentData.items.find(({ areaId }) => areaId === chosen);
  return (
    <>
      <Button
        size="small"
        variant={named ? 'outline' : 'text'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {named?.name ?? t('remoteExperts.cityButton')}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('remoteExperts.city')}>
        <ListGroup>
          {[every, ...currentData.items].map(({ areaId, name }) => (
            <ListLink
              key={areaId ?? ''}
              to={to(areaId)}
              label={name}
              value={areaId === chosen ? t('remoteExperts.chosen') : undefined}
            />
          ))}
        </ListGroup>
      </Sheet>
    </>
  );
}

interface ExpertFiltersProps {
  readonly deptId: string | undefined;
  readonly areaId: string | undefined;
  readonly to: (changed: {
    readonly deptId?: string | undefined;
    readonly areaId?: string | undefined;
  }) => string;
}

/** One row above all experts: the departments, and a button for the city. */
export function ExpertFilters({ deptId, areaId, to }: ExpertFiltersProps): ReactElement {
  return (
    <div className={styles['row']}>
      <DepartmentFilter chosen={deptId} to={(chosen) => to({ deptId: chosen })} />
      {/* Another city closes the sheet. */}
      <CityChoice key={areaId} chosen={areaId} to={(chosen) => to({ areaId: chosen })} />
    </div>
  );
}
