import { favoritesApi } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Gutter, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Says whether messages tell of new shifts, with the way to change that. */
export function ShiftAlertNote(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { currentData } = favoritesApi.useGetShiftAlertQuery();
  if (currentData === undefined) return null;
  return (
    <Gutter>
      <Note>
        {t(currentData.isOn ? 'followedDoctors.alertOn' : 'followedDoctors.alertOff')}{' '}
        <Link to={href('account.profileSetting')}>{t('followedDoctors.alertChange')}</Link>
      </Note>
    </Gutter>
  );
}
