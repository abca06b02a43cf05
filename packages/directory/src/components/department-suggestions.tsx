import { directoryApi, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, departmentPictogram, Loaded, QuickLinks, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The hot departments as links. */
export function DepartmentSuggestions(): ReactElement {
  const { t } = useTranslation('directory');
  const all = usePageModules('directory.search')('moreDepartments', {
    to: href('directory.moreDepartments'),
  });
  const departments = directoryApi.useListHotDeptsQuery();
  return (
    <Card
      title={t('home.departments')}
      more={all ? { to: all.to, text: t('all'), label: t('home.moreDepartments') } : undefined}
    >
      <Loaded query={departments} skeleton={<SkeletonList lines={2} />}>
        {({ items }) => (
          <QuickLinks
            label={t('home.departments')}
            items={items.map(({ deptId, deptName }) => ({
              to: href('directory.search', {}, { tab: 'doctor', deptId }),
              label: deptName,
              pictogram: departmentPictogram(deptId),
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}
