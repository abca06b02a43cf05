import { usePreferences } from '@xinglin/api';
import { ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { playHref } from '../../model/play-links';

/** The way to the draws; none in elder mode. */
export function PlayLink(): ReactElement | null {
  const { t } = useTranslation('coins');
  const { mode } = usePreferences();
  return mode === 'elder' ? null : <ListLink label={t('play.title')} to={playHref()} />;
}
