import { usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Gutter, Page, PageHeader, SearchBox } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentGroups, loadDepartments } from '../../components/department-groups';
import { EntryTabs } from '../../components/entry-tabs';
import { useWays } from '../../components/use-ways';

export const load = loadDepartments;

/** Booking by department, whichever hospital it is in: the best doctors of it come next (spec 2 §2.5). */
export default function DepartmentListPage(): ReactElement {
  const { t } = useTranslation('entries');
  const flow = useWays();
  const modules = usePageModules('booking.departmentList');
  return (
    <Page header={<PageHeader title={t('departmentList.title')} backTo={href('directory.home')} />}>
      {modules('ways') && <EntryTabs />}
      {modules('search') && (
        <Gutter>
          <SearchBox
            action={flow.search()}
            label={t('search.label')}
            placeholder={t('search.hint')}
          />
        </Gutter>
      )}
      <DepartmentGroups to={flow.department} />
    </Page>
  );
}
