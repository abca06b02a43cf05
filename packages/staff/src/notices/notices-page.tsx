import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, formatWeekday, timeAt } from '@xinglin/rules';
import { Button, EmptyState, LoadMore, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../api/shapes';
import { useDesk, useRunDesk } from '../api/staff-api';
import { useFailureText } from '../parts/failure-text';
import { PageBody } from '../parts/page-body';
import { ReadState } from '../parts/read-state';
import { NoticeRow } from './notice-row';
import styles from './notices.module.css';

/** What the reader was notified of, by day. Opening a notice marks it as read. */
export default function NoticesPage(): ReactElement {
  const { t } = useTranslation('staff');
  const toast = useToast();
  const describe = useFailureText();
  const first = useDesk('list-staff-notices', {});
  const [earlier, setEarlier] = useState<readonly Notice[]>([]);
  const [before, setBefore] = useState<string>();
  const [taken, setTaken] = useState<string>();
  const next = useDesk('list-staff-notices', before === undefined ? {} : { before }, {
    skip: before === undefined,
  });
  const page = before === undefined ? undefined : next.data;
  if (page !== undefined && before !== taken) {
    setTaken(before);
    setEarlier([...earlier, ...page.items]);
  }
  const [run, pending] = useRunDesk();
  const readNotices = async (noticeIds?: string[]): Promise<void> => {
    const outcome = await run('read-staff-notices', noticeIds === undefined ? {} : { noticeIds });
    if ('failure' in outcome) {
      toast.show(describe(outcome.failure), { tone: 'error' });
      return;
    }
    const isRead = ({ noticeId }: Notice) =>
      noticeIds === undefined || noticeIds.includes(noticeId);
    setEarlier(earlier.map((one) => (isRead(one) ? { ...one, isRead: true } : one)));
  };
  return (
    <PageBody
      title={t('frame.page.notices')}
      width="reading"
      aside={
        (first.data?.unread ?? 0) > 0 && (
          <Button
            variant="outline"
            size="small"
            pending={pending}
            onClick={() => void readNotices()}
          >
            {t('notices.readAll')}
          </Button>
        )
      }
    >
      <ReadState read={first}>
        {({ items, hasMore }) => {
          if (items.length === 0)
            return (
              <EmptyState
                kind="messages"
                title={t('notices.none')}
                message={t('notices.noneHint')}
              />
            );
          const all = [
            ...new Map([...items, ...earlier].map((one) => [one.noticeId, one])).values(),
          ];
          const isWaiting = before !== taken;
          return (
            <>
              <Days notices={all} onRead={(notice) => void readNotices([notice.noticeId])} />
              <LoadMore
                hasMore={isWaiting || (page?.hasMore ?? hasMore)}
                pending={isWaiting && next.error === undefined}
                failed={next.error !== undefined}
                onLoadMore={() => (isWaiting ? next.refetch() : setBefore(all.at(-1)?.noticeId))}
              />
            </>
          );
        }}
      </ReadState>
    </PageBody>
  );
}

function Days({
  notices,
  onRead,
}: {
  notices: readonly Notice[];
  onRead: (notice: Notice) => void;
}): ReactElement {
  const { t } = useTranslation(['staff', 'shared']);
  const locale = useLocale();
  const [today] = useState(() => dayAt(Date.now()));
  const days = new Map<string, Notice[]>();
  for (const notice of notices) {
    const day = dayAt(notice.at);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className={styles['day']} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>
            {day === today
              ? t('shared:day.today')
              : `${formatDay(day, locale)} ${formatWeekday(day, locale)}`}
          </h2>
          <ul role="list" className={styles['list']}>
            {ofDay.map((notice) => (
              <NoticeRow
                key={notice.noticeId}
                notice={notice}
                time={timeAt(notice.at)}
                onRead={() => onRead(notice)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
