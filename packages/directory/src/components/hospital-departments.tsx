import { usePreferences } from '@xinglin/api';
import { useAvailability } from '@xinglin/care';
import type { Department, DepartmentGroup } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, departmentPictogram, EmptyState, QuickLinks, RichText } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { largestFirst } from '../model/hospital-places';
import { useDayWord } from './use-day-word';

/** Two rows of four; elder mode has two columns of larger ones. */
const most = { standard: 8, elder: 6 };

/** The largest departments of a hospital, each with its first free day and what is left then, and the way to all. */
export function HospitalDepartments({
  hospitalId,
  groups,
  title,
}: {
  hospitalId: string;
  groups: readonly DepartmentGroup[];
  title: string;
}): ReactElement {
  const { t } = useTranslation('directory');
  const isElder = usePreferences().mode === 'elder';
  const noteOf = useDepartmentNote();
  const departments = largestFirst(groups);
  if (departments.length === 0)
    return (
      <Card title={title}>
        <EmptyState kind="departments" title={t('departments.none')} />
      </Card>
    );
  return (
    <Card
      title={title}
      more={{
        to: href('directory.hospitalDepartments', { hospitalId }),
        text: t('departments.allOf', { count: departments.length }),
        label: `${t('departments.allOf', { count: departments.length })} · ${title}`,
      }}
    >
      <QuickLinks
        label={title}
        items={departments.slice(0, isElder ? most.elder : most.standard).map((department) => ({
          to: href('directory.hospitalDoctors', { hospitalId, deptId: department.hospDeptId }),
          label: department.shortName || department.name,
          pictogram: departmentPictogram(department.deptId ?? ''),
          note: noteOf(department),
        }))}
      />
    </Card>
  );
}

/** Shows the places left in a department ("明天余 31"), or that it has a wait-list. */
function useDepartmentNote(): (department: Department) => ReactNode {
  const { t } = useTranslation('directory');
  const availabilityOf = useAvailability();
  const dayWord = useDayWord();
  return ({ availability, freeDates, placesLeft, canWait }) => {
    const day = freeDates?.[0];
    if (day !== undefined && placesLeft !== null)
      return (
        <RichText
          text={t('departments.left', { when: dayWord(day), left: placesLeft })}
          parts={{ b: (children) => <b>{children}</b> }}
        />
      );
    if (canWait) return <span data-tone="warning">{t('departments.canWait')}</span>;
    return availabilityOf({ availability, nextDate: day ?? null }).text;
  };
}
