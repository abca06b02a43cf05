import { knowledgeApi } from '@xinglin/api';
import type { StandardDepartment } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import {
  Card,
  departmentPictogram,
  EmptyState,
  ButtonLink,
  Loaded,
  QuickLinks,
  SkeletonLinks,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useWays } from './use-ways';

const departments = pageCall(knowledgeApi.endpoints.listStandardDepartments, () => undefined);

/** What a page of {@link DepartmentGroups} loads first. */
export const loadDepartments = departments.load;

/** Every standard department that has doctors, in the groups under which hospitals file it. */
export function DepartmentGroups({ to }: { to: (deptId: string) => string }): ReactElement {
  const { t } = useTranslation('entries');
  const { hospitals } = useWays();
  const { answer } = departments.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonLinks count={24} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            kind="departments"
            title={t('departmentList.none')}
            action={<ButtonLink to={hospitals}>{t('hospitalList.title')}</ButtonLink>}
          />
        ) : (
          inGroups(items, t('departmentList.others')).map(([name, group]) => (
            <Card key={name} title={name}>
              <QuickLinks
                label={name}
                items={group.map(({ deptId, deptName }) => ({
                  to: to(deptId),
                  label: deptName,
                  pictogram: departmentPictogram(deptId),
                }))}
              />
            </Card>
          ))
        )
      }
    </Loaded>
  );
}

/** Groups and departments in the order of the list. */
function inGroups(
  items: readonly StandardDepartment[],
  others: string,
): readonly (readonly [string, readonly StandardDepartment[]])[] {
  const names = [...new Set(items.map(({ groupName }) => groupName ?? others))];
  return names.map((name) => [
    name,
    items.filter(({ groupName }) => (groupName ?? others) === name),
  ]);
}
