import { usePreferences } from '@xinglin/api';
import type { DepartmentGroup } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { DepartmentTree } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The departments of a hospital in two columns, each with how many doctors it has. */
export function Departments({
  hospitalId,
  groups,
}: {
  hospitalId: string;
  groups: readonly DepartmentGroup[];
}): ReactElement {
  const { t } = useTranslation('directory');
  // Elder mode shows less on each line.
  const isElder = usePreferences().mode === 'elder';
  return (
    <DepartmentTree
      label={t('departments.groups')}
      groups={groups.map(({ hospDeptId, name, children }) => ({
        groupId: hospDeptId,
        name,
        departments: children.map((department) => ({
          departmentId: department.hospDeptId,
          name: department.name,
          to: href('directory.hospitalDoctors', { hospitalId, deptId: department.hospDeptId }),
          note: isElder ? undefined : t('departments.doctors', { count: department.doctorCount }),
        })),
      }))}
    />
  );
}
