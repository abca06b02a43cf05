import type {
  ChatMessage,
  ChatStanding,
  ConnectDpchatResponse,
  ListDpchatDetailsResponse,
} from '@xinglin/gateway-sdk';
import { Button, NoticeBar, useLazyOpening, VisuallyHidden } from '@xinglin/ui';
import { Fragment, lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardLinks } from './card-content';
import { Composer, type ComposerLink } from './composer';
import styles from './conversation.module.css';
import { DayLine } from './day-line';
import { MessageItem, OutgoingItem } from './message-item';
import { RemindDoctor } from './remind-doctor';
import { runPlaceOf } from './runs';
import { StandingBar, type TalkPromise } from './standing-bar';
import type { TalkMenuItem } from './talk-menu';
import { useEarlierByScroll } from './use-earlier-by-scroll';
import { useMessages } from './use-messages';
import { useOutbox } from './use-outbox';
import { useReadMark } from './use-read-mark';
import { useScroll } from './use-scroll';
import { emptyDraft, useTalkDraft } from './use-talk-draft';
import { loadTalkMenu, type TalkMenu } from './use-talk-menu';
import { useShownMessage } from './use-shown-message';
import { useTurn } from './use-turn';
import { useWithdrawal } from './use-withdrawal';
import { useVideoEntry } from './video/video-entry';

const loadSearch = () => import('./search-messages');
const SearchMessages = lazy(loadSearch);
const TalkMenuSheet = lazy(loadTalkMenu);

interface TalkProps {
  readonly doctor: ConnectDpchatResponse['doctor'];
  readonly connected: ChatStanding;
  readonly newest: ListDpchatDetailsResponse;
  readonly cardLinks: CardLinks;
  readonly menu: TalkMenu;
  readonly menuItems: readonly TalkMenuItem[];
  readonly caution: ReactNode;
  readonly links: readonly ComposerLink[];
  readonly renderMore: ((close: () => void) => ReactNode) | undefined;
  readonly meanwhile: ReactNode;
  readonly afterwards: ReactNode;
  readonly hasCalls: boolean;
  readonly promiseOf: (standing: ChatStanding) => TalkPromise | null;
  readonly renderOpening: ((message: ChatMessage) => ReactNode) | undefined;
  readonly renderBelow: ((message: ChatMessage) => ReactNode) | undefined;
  readonly timeZone: string;
  readonly timeText: (at: string) => string;
  readonly onTurn: (() => void) | undefined;
  /** Loads again how it stands. */
  readonly onStale: () => void;
}

/** A conversation that is loaded. */
export function Talk(props: TalkProps): ReactElement {
  const {
    doctor,
    connected,
    newest,
    cardLinks,
    menu,
    menuItems,
    caution,
    links,
    renderMore,
    meanwhile,
    afterwards,
    hasCalls,
    promiseOf,
    renderOpening,
    renderBelow,
    timeZone,
    timeText,
    onTurn,
    onStale,
  } = props;
  const { t } = useTranslation('conversation');
  const { orderKey } = connected;
  const { doctorName } = doctor;
  const { messages, standing, calls, signals, isOffline, know, earlier } = useMessages({
    connected,
    newest,
  });
  const { outbox, waiting } = useOutbox(orderKey, know);
  const { draft, change } = useTalkDraft(orderKey);
  const last = messages.at(-1);
  const lastNumber = last?.number ?? 0;
  const { unseen, toEnd, leaveEnd } = useScroll(
    messages[0]?.number ?? 0,
    lastNumber,
    waiting.length,
  );
  useEarlierByScroll(earlier.hasMore && !earlier.isError, earlier.ask);
  const { list, number: shown, show } = useShownMessage(leaveEnd);
  const [search, setSearch] = useState<'closed' | 'asking' | 'leading'>('closed');
  const openSearch = useLazyOpening(loadSearch, () => setSearch('asking'));
  const endSearch = (): void => {
    setSearch('closed');
    show(null);
  };
  const seek = async (number: number) => {
    const failed = await earlier.until(number);
    if (failed !== null) return failed;
    // From the list of what was found; from one message to the next, the focus stays at the way there.
    show({ number, focuses: search === 'asking' });
    setSearch('leading');
    return null;
  };
  useReadMark(standing, lastNumber);
  const onWithdraw = useWithdrawal(messages, standing.doctorRead, know);
  const video = useVideoEntry({ hasCalls, doctorName, standing, calls, signals, afterwards });
  const isUnanswered = standing.until?.outcome === 'refunds';
  useTurn(`${standing.phase} ${isUnanswered}`, onTurn);
  // What was there when the page was opened is read in its place.
  const [first] = useState(lastNumber);
  const heard = last !== undefined && last.number > first && last.side !== 'patient' ? last : null;

  const sendPictures = (fileIds: readonly string[]): void => {
    outbox.add({ type: 'picture', text: '', fileIds });
  };
  // A paused conversation waits for the last request; an earlier one is over.
  const awaited =
    standing.phase === 'paused'
      ? messages.findLast(({ content }) => content.type === 'pictureRequest')
      : undefined;

  return (
    <div className={styles['conversation']}>
      <div className={styles['top']}>
        <StandingBar standing={standing} promise={promiseOf(standing)} onEnd={onStale} />
        {video.bar}
        {search !== 'closed' && (
          <Suspense>
            <SearchMessages
              orderKey={orderKey}
              doctor={doctor}
              cardLinks={cardLinks}
              timeZone={timeZone}
              timeText={timeText}
              isAsking={search === 'asking'}
              shown={shown}
              onSeek={seek}
              onClose={endSearch}
            />
          </Suspense>
        )}
      </div>
      {menu.isOpen && (
        <Suspense>
          <TalkMenuSheet
            doctor={doctor}
            items={menuItems}
            onSearch={
              lastNumber > 0
                ? () => {
                    menu.close();
                    openSearch();
                  }
                : undefined
            }
            onClose={menu.close}
          />
        </Suspense>
      )}
      {isOffline && <NoticeBar tone="warning">{t('offline')}</NoticeBar>}
      {Boolean(caution) && <p className={styles['caution']}>{caution}</p>}
      {earlier.hasMore && (
        <div className={styles['earlier']}>
          <Button
            variant="text"
            pending={earlier.isFetching}
            pendingLabel={t('loadingEarlier')}
            onClick={() => void earlier.ask()}
          >
            {t(earlier.isError ? 'earlierFailed' : 'earlier')}
          </Button>
        </div>
      )}
      {messages.length + waiting.length === 0 && <p className={styles['empty']}>{t('empty')}</p>}
      <ol
        ref={list}
        role="list"
        className={styles['list']}
        aria-label={t('label', { name: doctorName })}
      >
        {messages.map((one, place) => {
          const run = runPlaceOf(messages, place, timeZone);
          const isOwn = one.side === 'patient';
          return (
            <Fragment key={one.number}>
              <DayLine run={run} at={one.at} timeZone={timeZone} timeText={timeText} />
              <MessageItem
                message={one}
                doctor={doctor}
                isFirst={run.isFirst}
                cardLinks={cardLinks}
                renderBelow={renderBelow}
                timeText={timeText}
                timeZone={timeZone}
                renderOpening={renderOpening}
                pictureAnswer={one === awaited ? sendPictures : 'over'}
                isRead={isOwn && run.isLast ? one.number <= standing.doctorRead : undefined}
                onWithdraw={onWithdraw(one)}
                isShown={one.number === shown}
              />
            </Fragment>
          );
        })}
        {waiting.map((one) => (
          <OutgoingItem
            key={one.clientId}
            message={one}
            onRetry={() => outbox.retry(one.clientId)}
            onRemove={() => void outbox.remove(one.clientId)}
            onEdit={() => change({ text: outbox.remove(one.clientId)?.text ?? '' })}
          />
        ))}
      </ol>
      <VisuallyHidden live>{heard === null ? '' : t('heard', { name: doctorName })}</VisuallyHidden>
      {isUnanswered && Boolean(meanwhile) && <div className={styles['meanwhile']}>{meanwhile}</div>}
      {unseen > 0 && (
        <span className={styles['news']}>
          <Button size="small" onClick={toEnd}>
            {t('newMessages', { count: unseen })}
          </Button>
        </span>
      )}
      <div className={styles['remind']}>
        <RemindDoctor standing={standing} messages={messages} />
      </div>
      {standing.mayWrite ? (
        <Composer
          orderKey={orderKey}
          links={links}
          renderMore={renderMore}
          onCall={video.onCall}
          text={draft.text}
          onText={(text) => change({ text })}
          onSend={(text) => {
            outbox.add({ type: 'text', text, fileIds: [] });
            change(emptyDraft);
          }}
          onPictures={sendPictures}
          onVoice={(fileId, words) => outbox.add({ type: 'voice', text: words, fileIds: [fileId] })}
        />
      ) : (
        <div className={styles['over']}>
          {standing.phase === 'closed' ? (
            // The last message says that it has ended.
            <VisuallyHidden>{t('over')}</VisuallyHidden>
          ) : (
            <p>{t('mayNotWrite')}</p>
          )}
          {video.onCall && <Button onClick={video.onCall}>{t('video.button')}</Button>}
          {afterwards}
        </div>
      )}
    </div>
  );
}
