import { directoryApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import {
  Card,
  departmentPictogram,
  Loaded,
  PillLinks,
  QuickLinks,
  SkeletonLinks,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const hot = pageCall(directoryApi.endpoints.listHotDepts, () => undefined);

/** What pages with departments that people look for load. */
export const loadHotDepartments = hot.load;

/** The departments that people look for; nothing where there are none. */
export function HotDepartments({
  to,
  moreTo,
}: {
  to: (deptId: string) => string;
  /** All of them. */
  moreTo: string;
}): ReactElement | null {
  const { t } = useTranslation('care');
  const { answer } = hot.useAnswer();
  if (answer.currentData?.items.length === 0) return null;
  return (
    <Card
      title={t('hot.title')}
      more={{ to: moreTo, text: t('hot.all'), label: t('hot.allDepartments') }}
    >
      <Loaded query={answer} skeleton={<SkeletonLinks count={8} />}>
        {({ items }) => (
          <QuickLinks
            label={t('hot.title')}
            items={items.map(({ deptId, deptName }) => ({
              to: to(deptId),
              label: deptName,
              pictogram: departmentPictogram(deptId),
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}

/** The same as a filter, with all departments first; where they cannot be had, the list stands without it. */
export function DepartmentPills({
  chosen,
  to,
}: {
  chosen: string | undefined;
  to: (deptId: string | undefined) => string;
}): ReactElement | null {
  const { t } = useTranslation('care');
  const { currentData } = hot.useAnswer().answer;
  if (!currentData?.items.length) return null;
  return (
    <PillLinks
      label={t('hot.title')}
      items={[{ deptId: undefined, deptName: t('hot.every') }, ...currentData.items].map(
        ({ deptId, deptName }) => ({ text: deptName, to: to(deptId), active: deptId === chosen }),
      )}
    />
  );
}
