import { directoryApi, type QueryThunk } from '@xinglin/api';
import { Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeList } from './notice-list';

/** The call of {@link DepartmentNotices}. */
export const loadDepartmentNotices = (hospitalId: string): QueryThunk =>
  directoryApi.endpoints.getNoticeDetail.initiate({ hospitalId });

/** What a hospital's departments let their patients know; nothing where that is nothing. */
export function DepartmentNotices({ hospitalId }: { hospitalId: string }): ReactElement | null {
  const { t } = useTranslation('introductions');
  const { currentData } = directoryApi.useGetNoticeDetailQuery({ hospitalId });
  const notices = (currentData?.items ?? []).filter(({ hospDeptName }) => hospDeptName !== null);
  if (notices.length === 0) return null;
  return (
    <Card title={t('hospitalGuide.notices')}>
      <NoticeList notices={notices} />
    </Card>
  );
}
