import { usePreferences, type PageLoad } from '@xinglin/api';
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
  const doctorsOf = (deptId: string): string => flow.fastDoctors({ deptId });
  return (
    <Page
      header={<PageHeader title={t('fastOrder.title')} backTo={href('directory.home')} />}
      banner={<NoticeBar>{t('fastOrder.how')}</NoticeBar>}
    >
      <EntryTabs />
      <Gutter>
        <ButtonLink block to={flow.fastDoctors()}>
          {t('fastOrder.any')}
        </ButtonLink>
      </Gutter>
      {mode !== 'elder' && <HotDepartments to={doctorsOf} moreTo={flow.departments} />}
      <DepartmentGroups to={doctorsOf} />
    </Page>
  );
}
