import { failureMessage, messagesApi } from '@xinglin/api';
import { Button, Cluster, Gutter, Note, useToast } from '@xinglin/ui';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** How many messages wait, and the button that marks all of them as read. Nothing where none waits, or the count is not known. */
export function UnreadLine(): ReactElement | null {
  const { t } = useTranslation('centre');
  const toast = useToast();
  const line = useRef<HTMLSpanElement>(null);
  const { currentData } = messagesApi.useGetUnreadMessageCountQuery(undefined, {
    refetchOnFocus: true,
  });
  const [wasRead, setRead] = useState(false);
  const [read, { isLoading }] = messagesApi.useReadMessagesMutation();
  const count = currentData?.count ?? 0;
  if (count === 0 && !wasRead) return null;
  const readAll = async (): Promise<void> => {
    // The line stays when the count ends.
    setRead(true);
    const answer = await read({});
    if (answer.error) toast.show(failureMessage(answer.error, t), { tone: 'error' });
    // The button goes; the focus stays where it was.
    else line.current?.focus();
  };
  return (
    <Gutter>
      <Cluster align="between">
        <Note as="span">
          <span ref={line} tabIndex={-1}>
            {count === 0 ? t('messages.allRead') : t('messages.unread', { count })}
          </span>
        </Note>
        {count > 0 && (
          <Button variant="text" size="small" pending={isLoading} onClick={() => void readAll()}>
            {t('messages.readAll')}
          </Button>
        )}
      </Cluster>
    </Gutter>
  );
}
