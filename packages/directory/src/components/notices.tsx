import { directoryApi } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notices.module.css';

/** Notices in force, of the portal (`hospitalId` 0) or a hospital. Says nothing where there are none. */
export function Notices({ hospitalId }: { hospitalId: string }): ReactElement | null {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const { currentData } = directoryApi.useGetNoticeDetailQuery({ hospitalId });
  if (currentData === undefined || currentData.items.length === 0) return null;
  return (
    <Card title={t('notices.title')}>
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
