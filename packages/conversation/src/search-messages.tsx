import { chatApi, failureMessage, type QueryFailure } from '@xinglin/api';
import type { ChatMessage } from '@xinglin/gateway-sdk';
import { Button, NoticeBar, Sheet, Stack, TextField } from '@xinglin/ui';
import { Fragment, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './conversation.module.css';
import { DayLine } from './day-line';
import { FoundBar } from './found-bar';
import type { CardLinks } from './card-content';
import { MessageItem, type TalkDoctor } from './message-item';
import { runPlaceOf } from './runs';

interface SearchMessagesProps {
  readonly orderKey: string;
  readonly doctor: TalkDoctor;
  readonly cardLinks: CardLinks;
  readonly timeZone: string;
  readonly timeText: (at: string) => string;
  /** Whether the words are asked for, or the reader goes from one message that was found to another. */
  readonly isAsking: boolean;
  /** Number of the message that is marked in the conversation. */
  readonly shown: number | null;
  /** Brings the reader to a message; answers with the failure where it could not be loaded, else null. */
  readonly onSeek: (number: number) => Promise<{ readonly error: QueryFailure | undefined } | null>;
  readonly onClose: () => void;
}

interface Found {
  readonly words: string;
  readonly items: readonly ChatMessage[];
  readonly hasMore: boolean;
}

/**
 * Finds messages of a conversation by their words, and leads from one to the other. What is looked for is personal, so
 * no address holds it.
 */
export default function SearchMessages(props: SearchMessagesProps): ReactElement {
  const { orderKey, doctor, cardLinks, timeZone, timeText, isAsking, shown } = props;
  const { t } = useTranslation('conversation');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found>();
  const [ask, { isFetching }] = chatApi.useLazyListDpchatDetailsQuery();
  const [trouble, setTrouble] = useState<string>();

  /** What is found further back than `former`; undefined where that fails. */
  const search = async (words: string, former?: Found): Promise<Found | undefined> => {
    setTrouble(undefined);
    const before = former?.items[0]?.number;
    const { data, error } = await ask({ orderKey, words, ...(before !== undefined && { before }) });
    // Data of the same question asked before stays beside an error.
    if (error !== undefined || data === undefined) {
      setTrouble(failureMessage(error, t));
      return undefined;
    }
    const items = [...data.items, ...(former?.items ?? [])];
    const known = { words, items, hasMore: data.hasMore };
    setFound(known);
    return known;
  };
  const seek = async (number: number): Promise<void> => {
    setTrouble(undefined);
    const failed = await props.onSeek(number);
    if (failed !== null) setTrouble(failureMessage(failed.error, t));
  };
  /** To the message before the marked one or behind it; round from the last to the first. */
  const step = async (by: -1 | 1): Promise<void> => {
    let known = found;
    const place = known?.items.findIndex(({ number }) => number === shown) ?? -1;
    if (known?.hasMore && place + by < 0) known = await search(known.words, known);
    if (known === undefined) return;
    const { items } = known;
    const now = items.findIndex(({ number }) => number === shown);
    const next = items.at((now + by) % items.length);
    if (next) await seek(next.number);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const words = typed.trim();
    if (words !== '' && !isFetching) void search(words);
  };
  const told = trouble !== undefined && (
    <NoticeBar tone="danger" live>
      {trouble}
    </NoticeBar>
  );
  if (!isAsking)
    return (
      <>
        {told}
        <FoundBar
          items={found?.items ?? []}
          shown={shown}
          isFetching={isFetching}
          onStep={(by) => void step(by)}
          onEnd={props.onClose}
        />
      </>
    );
  return (
    <Sheet open onClose={props.onClose} title={t('search.title')} size="tall">
      <Stack gap={3}>
        <form onSubmit={submit}>
          <Stack gap={2}>
            <TextField
              label={t('search.field')}
              type="search"
              enterKeyHint="search"
              maxLength={50}
              value={typed}
              onValueChange={setTyped}
            />
            <Button type="submit" block pending={isFetching} pendingLabel={t('search.searching')}>
              {t('search.act')}
            </Button>
          </Stack>
        </form>
        {told}
        {found?.items.length === 0 && <output>{t('search.none', { words: found.words })}</output>}
        {found !== undefined && found.items.length > 0 && (
          <>
            <output>{t('search.count', { count: found.items.length })}</output>
            {found.hasMore && (
              <Button
                block
                variant="text"
                pending={isFetching}
                pendingLabel={t('search.searching')}
                onClick={() => void search(found.words, found)}
              >
                {t('search.more')}
              </Button>
            )}
            <ol role="list" className={styles['found']} aria-label={t('search.found')}>
              {found.items.map((one, place) => (
                <Fragment key={one.number}>
                  <DayLine
                    run={{ ...runPlaceOf(found.items, place, timeZone), showsTime: true }}
                    at={one.at}
                    timeZone={timeZone}
                    timeText={timeText}
                  />
                  <MessageItem
                    message={one}
                    doctor={doctor}
                    isFirst
                    cardLinks={cardLinks}
                    renderBelow={undefined}
                    timeText={timeText}
                    timeZone={timeZone}
                    isRead={undefined}
                    onSeek={() => void seek(one.number)}
                  />
                </Fragment>
              ))}
            </ol>
          </>
        )}
      </Stack>
    </Sheet>
  );
}
