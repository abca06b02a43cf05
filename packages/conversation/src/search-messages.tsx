import { chatApi, failureMessage } from '@xinglin/api';
import type { ChatMessage } from '@xinglin/gateway-sdk';
import { Button, NoticeBar, Sheet, Stack, TextField } from '@xinglin/ui';
import { Fragment, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DayLine } from './day-line';
import type { CardLinks } from './message-content';
import { MessageItem } from './message-item';
import styles from './conversation.module.css';

interface SearchMessagesProps {
  readonly orderKey: string;
  readonly doctorName: string;
  readonly cardLinks: CardLinks;
  readonly timeZone: string;
  readonly timeText: (at: string) => string;
  readonly onClose: () => void;
}

interface Found {
  readonly words: string;
  readonly items: readonly ChatMessage[];
  readonly hasMore: boolean;
}

/** Finds messages of a conversation by their words. What is looked for is personal, so no address holds it. */
export default function SearchMessages(props: SearchMessagesProps): ReactElement {
  const { orderKey, doctorName, cardLinks, timeZone, timeText, onClose } = props;
  const { t } = useTranslation('conversation');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found>();
  const [ask, { isFetching }] = chatApi.useLazyListDpchatDetailsQuery();
  const [trouble, setTrouble] = useState<string>();

  const search = async (words: string, former?: Found): Promise<void> => {
    setTrouble(undefined);
    const before = former?.items[0]?.number;
    const { data, error } = await ask({ orderKey, words, ...(before !== undefined && { before }) });
    // Data of the same question asked before stays beside an error.
    if (error !== undefined || data === undefined) setTrouble(failureMessage(error, t));
    else
      setFound({
        words,
        items: [...data.items, ...(former?.items ?? [])],
        hasMore: data.hasMore,
      });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const words = typed.trim();
    if (words !== '' && !isFetching) void search(words);
  };
  return (
    <Sheet open onClose={onClose} title={t('search.title')} size="tall">
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
        {trouble !== undefined && (
          <NoticeBar tone="danger" live>
            {trouble}
          </NoticeBar>
        )}
        {found?.items.length === 0 && <output>{t('search.none', { words: found.words })}</output>}
        {found !== undefined && found.items.length > 0 && (
          <>
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
                  <DayLine messages={found.items} place={place} timeZone={timeZone} />
                  <MessageItem
                    message={one}
                    doctorName={doctorName}
                    cardLinks={cardLinks}
                    renderBelow={undefined}
                    timeText={timeText}
                    isRead={undefined}
                    onWithdraw={undefined}
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
