import { runPlaceOf } from '@xinglin/conversation';
import { hospitalTimeZone } from '@xinglin/rules';
import { Button, ErrorState, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../parts/failure-text';
import { MessageRow, OutgoingRow } from './message-row';
import styles from './talk.module.css';
import { useEndFollow } from './use-end-follow';
import type { Outbox } from './use-outbox';
import type { ReadTalk } from './use-talk';

interface TalkProps {
  readonly talk: ReadTalk;
  readonly outbox: Outbox;
  readonly patientName: string;
}

/** The conversation of a consult, and what is on its way. */
export function Talk({ talk, outbox, patientName }: TalkProps): ReactElement {
  const { t } = useTranslation('staff');
  const { messages, read, hasEarlier, isReadingEarlier, problem, readEarlier } = talk;
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const waiting = outbox.items.filter(({ clientId }) => !arrived.has(clientId));
  const { list, unseen, toEnd, onScroll } = useEndFollow(
    messages[0]?.number ?? 0,
    messages.at(-1)?.number ?? 0,
    waiting.length,
  );
  return (
    <div className={styles['talk']}>
      <div
        ref={list}
        className={styles['scroll']}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex -- a part that scrolls is reached by the keyboard
        tabIndex={0}
        role="log"
        aria-label={t('consult.talk')}
      >
        <ol role="list" className={styles['messages']}>
          {hasEarlier && (
            <li className={styles['earlier']}>
              <Button
                variant="text"
                size="small"
                pending={isReadingEarlier}
                onClick={() => void readEarlier()}
              >
                {t('consult.earlier')}
              </Button>
              {problem !== undefined && <span role="alert">{problem}</span>}
            </li>
          )}
          {read.isLoading && (
            <li>
              <SkeletonList count={3} />
            </li>
          )}
          {read.error !== undefined && messages.length === 0 && (
            <li>
              <ErrorState
                message={failureText(read.error, t)}
                onRetry={read.refetch}
                pending={read.isFetching}
              />
            </li>
          )}
          {messages.map((message, place) => (
            <MessageRow
              key={message.number}
              message={message}
              run={runPlaceOf(messages, place, hospitalTimeZone)}
              patientName={patientName}
            />
          ))}
          {waiting.map((outgoing) => (
            <OutgoingRow
              key={outgoing.clientId}
              outgoing={outgoing}
              onRetry={() => outbox.retry(outgoing.clientId)}
              onRemove={() => outbox.remove(outgoing.clientId)}
            />
          ))}
        </ol>
      </div>
      {unseen > 0 && (
        <div className={styles['newer']}>
          <Button size="small" onClick={toEnd}>
            {t('consult.newer', { count: unseen })}
          </Button>
        </div>
      )}
    </div>
  );
}
