import { directoryApi, usePageModules } from '@xinglin/api';
import { Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeList } from './notice-list';

/** The gateway's name for the whole portal in place of a hospital (spec 1 §7). */
const portalNotices = { hospitalId: '0' };

/** The call of {@link Notices}. */
export const loadNotices = () => directoryApi.endpoints.getNoticeDetail.initiate(portalNotices);

/** The portal's notices in force. Says nothing where there are none. */
export function Notices(): ReactElement | null {
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
