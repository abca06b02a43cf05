import { operateApi, usePageModules } from '@xinglin/api';
import {
  Card,
  departmentPictogram,
  EntryTile,
  EntryTiles,
  Loaded,
  SkeletonLinks,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { tenSpecial } from '../model/home-requests';
import { leadingHere } from '../model/leading-here';

/** Departments with a picture of their own, those of the operator first (spec 3 §9, ten of them). */
export default function SpecialDepartments(): ReactElement | null {
  const { t } = useTranslation('directory');
  const shown = usePageModules('directory.home')('specialDepartments', {
    title: t('home.specialDepartments'),
  });
  const query = operateApi.useListSpecialDepartmentsQuery(tenSpecial, { skip: !shown });
  if (!shown || query.currentData?.items.length === 0) return null;
  return (
    <Card title={shown.title}>
      <Loaded query={query} skeleton={<SkeletonLinks count={10} />}>
        {({ items }) => (
          <EntryTiles>
            {leadingHere(items).map(({ deptId, to, confName, subConfName, image }) => (
              <EntryTile
                key={deptId}
                to={to}
                title={confName}
                note={subConfName || undefined}
                pictogram={departmentPictogram(image ?? deptId)}
              />
            ))}
          </EntryTiles>
        )}
      </Loaded>
    </Card>
  );
}
