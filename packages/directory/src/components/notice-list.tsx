import type { Notice } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import styles from './notice-list.module.css';

/** Notices that open on a tap, with the day of each and the department that it is of. */
export function NoticeList({ notices }: { notices: readonly Notice[] }): ReactElement {
  const locale = useLocale();
  return (
    <>
      {notices.map(({ noticeId, title, content, publishedAt, hospDeptName }) => (
        <details key={noticeId} className={styles['notice']}>
          <summary className={styles['summary']}>
            <span className={styles['name']}>
              {hospDeptName === null ? title : `${hospDeptName} · ${title}`}
            </span>
            <time dateTime={publishedAt} className={styles['day']}>
              {formatDay(dayAt(publishedAt, hospitalTimeZone), locale)}
            </time>
          </summary>
          <Note>{content}</Note>
        </details>
      ))}
    </>
  );
}
