import { usePreferences } from '@xinglin/api';
import { useAvailability } from '@xinglin/care';
import type { Department, DepartmentGroup } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { DepartmentTree } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The departments of a hospital in two columns, each with how many doctors it has and when the next one can be seen. */
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
  const availabilityOf = useAvailability();
  const noteOf = ({ doctorCount, availability, freeDates }: Department): string => {
    const doctors = t('departments.doctors', { count: doctorCount });
    if (freeDates === null) return doctors;
    const { text } = availabilityOf({ availability, nextDate: freeDates[0] ?? null });
    return t('departments.doctorsAnd', { doctors, availability: text });
  };
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
          note: isElder ? undefined : noteOf(department),
        })),
      }))}
    />
  );
}
