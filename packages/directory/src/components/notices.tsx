import { directoryApi, usePageModules } from '@xinglin/api';
import { Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { portalNotices } from '../model/home-requests';
import { NoticeList } from './notice-list';

/** The portal's notices in force. Says nothing where there are none. */
export default function Notices(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { currentData } = directoryApi.useGetNoticeDetailQuery(portalNotices);
  const shown = usePageModules('directory.home')('notices', { title: t('notices.title') });
  if (!shown || !currentData?.items.length) return null;
  return (
    <Card title={shown.title}>
      <NoticeList notices={currentData.items} />
    </Card>
  );
}
