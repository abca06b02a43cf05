import { directoryApi } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, QuickLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentIcon } from './department-icon';

/** The hot departments as links; nothing where they cannot be loaded. */
export function DepartmentSuggestions(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { currentData } = directoryApi.useListHotDeptsQuery();
  if (currentData === undefined) return null;
  return (
    <Card title={t('home.departments')}>
      <QuickLinks
        label={t('home.departments')}
        items={currentData.items.map(({ deptId, deptName, deptIcon }) => ({
          to: href('directory.search', {}, { tab: 'doctor', deptId }),
          label: deptName,
          icon: <DepartmentIcon name={deptIcon} />,
        }))}
      />
    </Card>
  );
}
