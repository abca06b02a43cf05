import { directoryApi, usePageModules } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notices.module.css';

/** The gateway's name for the whole portal in place of a hospital (spec 1 §7). */
const portalNotices = { hospitalId: '0' };

/** The call of {@link Notices}. */
export const loadNotices = () => directoryApi.endpoints.getNoticeDetail.initiate(portalNotices);

/** The portal's notices in force. Says nothing where there are none. */
export function Notices(): ReactElement | null {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const { currentData } = directoryApi.useGetNoticeDetailQuery(portalNotices);
  const shown = usePageModules('directory.home')('notices', { title: t('notices.title') });
  if (!shown || !currentData?.items.length) return null;
  return (
    <Card title={shown.title}>
      {currentData.items.map(({ noticeId, title, content, publishedAt }) => (
        <details key={noticeId} className={styles['notice']}>
          <summary className={styles['summary']}>
            <span className={styles['name']}>{title}</span>
            <time dateTime={publishedAt} className={styles['day']}>
              {formatDay(dayAt(publishedAt, hospitalTimeZone), locale)}
            </time>
          </summary>
          <Note>{content}</Note>
        </details>
      ))}
    </Card>
  );
}
