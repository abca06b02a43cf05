import { usePageModules, usePreferences, type PageLoad } from '@xinglin/api';
import { HotDepartments, loadHotDepartments } from '@xinglin/care';
import { href } from '@xinglin/routes';
import { ButtonLink, Gutter, NoticeBar, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DepartmentGroups, loadDepartments } from '../../components/department-groups';
import { EntryTabs } from '../../components/entry-tabs';
import { useWays } from '../../components/use-ways';

export const load: PageLoad = (place) => [
  ...loadDepartments(place),
  ...(place.preferences.mode === 'elder' ? [] : loadHotDepartments(place)),
];

/** Fast order: which department, to see who of it is free first in any hospital (spec 2 §2.5). */
export default function FastOrderDepartmentPage(): ReactElement {
  const { t } = useTranslation('entries');
  const flow = useWays();
  const { mode } = usePreferences();
  const modules = usePageModules('booking.fastOrderDepartment');
  const any = modules('any', { title: t('fastOrder.any'), to: flow.fastDoctors() });
  const doctorsOf = (deptId: string): string => flow.fastDoctors({ deptId });
  return (
    <Page
      header={<PageHeader title={t('fastOrder.title')} backTo={href('directory.home')} />}
      banner={modules('how') && <NoticeBar>{t('fastOrder.how')}</NoticeBar>}
    >
      {modules('ways') && <EntryTabs />}
      {any && (
        <Gutter>
          <ButtonLink block to={any.to}>
            {any.title}
          </ButtonLink>
        </Gutter>
      )}
      {mode !== 'elder' && modules('hot') && (
        <HotDepartments to={doctorsOf} moreTo={flow.departments} />
      )}
      <DepartmentGroups to={doctorsOf} />
    </Page>
  );
}
