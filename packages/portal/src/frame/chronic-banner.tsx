import { HeartIcon, LinkBanner } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Leads to the channel's chronic-disease home (spec 2 §2.31); on every page of a channel that has that one. */
export function ChronicBanner(): ReactElement {
  const { t } = useTranslation('portal');
  return <LinkBanner to="/chronic-disease/home" icon={<HeartIcon />} text={t('widgets.chronic')} />;
}
