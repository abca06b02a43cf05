import { messagesApi, usePageTime } from '@xinglin/api';
import type { MessageMatter } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { addDays, dayAt, formatDay, formatWeekday, timeAt } from '@xinglin/rules';
import { Gutter, Pictogram, pictograms, ShieldIcon, UnreadBadge } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kindName, matterPictogram, messageHref } from '../model/matter-look';
import styles from './matter-card.module.css';

/** For how long a message has only just come, in milliseconds. */
const justNowMs = 2 * 60 * 1000;

/** The newest message of a matter. The way to its page marks it as read, and so does a button where it has no page. */
export function MatterCard({ matter }: { matter: MessageMatter }): ReactElement {
  const { t } = useTranslation('centre');
  const now = usePageTime();
  const [read] = messagesApi.useReadMessagesMutation();
  const { matterId, topic, orderKind, at, count, unreadCount, twin } = matter;
  const to = messageHref(matter);
  const pictogram = matterPictogram(matter);
  const isUnread = unreadCount > 0;
  // i18n-keys: centre:messages.kind.* centre:messages.topic.*
  const name = t(
    topic === 'order' ? `messages.kind.${kindName(orderKind)}` : `messages.topic.${topic}`,
  );
  const title = matter.title ?? name;
  const onRead = (): void => {
    if (isUnread) void read({ matterId, until: at });
  };
  return (
    <article className={styles['card']} data-unread={isUnread || undefined}>
      <span className={styles['mark']} data-hue={pictogram ? pictograms[pictogram] : 'teal'}>
        {pictogram ? <Pictogram name={pictogram} /> : <ShieldIcon />}
      </span>
      <div className={styles['body']}>
        <div className={styles['top']}>
          <h3 className={styles['title']}>
            {to === null ? (
              title
            ) : (
              <Link to={to} className={styles['cover']} onClick={onRead}>
                {title}
              </Link>
            )}
          </h3>
          <time dateTime={at} className={styles['time']}>
            {now - Date.parse(at) < justNowMs ? t('messages.justNow') : timeAt(at)}
          </time>
        </div>
        <div className={styles['said']}>
          <p
            className={styles['text']}
            data-whole={to === null || undefined}
            // A message stays in the language in which it was sent; its script shows which.
            lang={/\p{Script=Han}/u.test(matter.text) ? 'zh' : 'en'}
          >
            {matter.text}
          </p>
          <UnreadBadge count={unreadCount} />
        </div>
        {(count > 1 || twin !== null) && (
          <p className={styles['quiet']}>
            {count > 1 && <span>{t('messages.count', { count })}</span>}
            {/* i18n-keys: centre:messages.twin.* */}
            {twin !== null && <span>{t(`messages.twin.${twin.channel}`, { to: twin.to })}</span>}
          </p>
        )}
        {to === null && isUnread && (
          <button type="button" className={styles['got']} onClick={onRead}>
            {t('messages.gotIt')}
          </button>
        )}
      </div>
    </article>
  );
}

/** The head of a day's messages: today, yesterday, else the day with its weekday. */
export function DayHead({ at }: { at: string }): ReactElement {
  const { t } = useTranslation('centre');
  const locale = useLocale();
  const today = dayAt(usePageTime());
  const day = dayAt(at);
  const isOfThisYear = day.slice(0, 4) === today.slice(0, 4);
  const named =
    day === today
      ? t('shared:day.today')
      : day === addDays(today, -1)
        ? t('messages.yesterday')
        : `${formatDay(day, locale, { year: !isOfThisYear })} ${formatWeekday(day, locale)}`;
  return (
    <Gutter>
      <h2 className={styles['day']}>{named}</h2>
    </Gutter>
  );
}
