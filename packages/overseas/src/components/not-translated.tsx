import { chatApi } from '@xinglin/api';
import { languageNames, type Locale } from '@xinglin/i18n';
import { Button, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { askAgainText } from '../model/ask-again';

/** Below a message without a translation: says so, and asks the doctor to write it in the reader's language. */
export function NotTranslated({
  orderKey,
  number,
  language,
}: {
  orderKey: string;
  /** Of the message. */
  number: number;
  language: Locale;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const [reply, { isLoading, isSuccess, isError }] = chatApi.useReplyDpchatMutation();
  if (isSuccess) return <Note>{t('talk.askedAgain')}</Note>;
  return (
    <>
      <Note>{t(isError ? 'talk.notAsked' : 'talk.notTranslated')}</Note>
      <Button
        variant="text"
        size="small"
        pending={isLoading}
        onClick={() =>
          void reply({
            orderKey,
            // The same however often it is tried: the doctor is asked once for each message.
            clientId: `translate-${number}-${language}`,
            type: 'text',
            text: askAgainText(language),
            fileIds: [],
          })
        }
      >
        {t('talk.askAgain', { language: languageNames[language] })}
      </Button>
    </>
  );
}
