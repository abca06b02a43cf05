import { SegmentLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useWays } from './use-ways';

/** The ways to a doctor side by side: by hospital, by department, by who is free first. */
export function EntryTabs(): ReactElement {
  const { t } = useTranslation('entries');
  const { pathname } = useLocation();
  const { home, hospitals, departments, fastDepartments } = useWays();
  return (
    <SegmentLinks
      label={t('tabs.label')}
      items={[
        { to: home, label: t('tabs.home') },
        { to: hospitals, label: t('tabs.hospitals') },
        { to: departments, label: t('tabs.departments') },
        { to: fastDepartments, label: t('tabs.fast') },
      ].map((item) => ({ ...item, active: item.to === pathname }))}
    />
  );
}
