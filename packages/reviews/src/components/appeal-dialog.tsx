import { failureMessage, reviewsApi } from '@xinglin/api';
import { seenLength } from '@xinglin/rules';
import { Button, Dialog, Note, NoticeBar, TextAreaField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const longest = 200;

/** Asks a person to look at words that were stopped. */
export default function AppealDialog({
  commentId,
  onClose,
}: {
  commentId: string;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const toast = useToast();
  const [appeal, { isLoading, error }] = reviewsApi.useAppealCommentMutation();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = seenLength(text) < 2;
  const send = async () => {
    if (isLoading) return;
    setTried(true);
    if (isShort) return;
    const answer = await appeal({ commentId, text });
    if (answer.error !== undefined) return;
    toast.show(t('appeal.done'), { tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('appeal.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button pending={isLoading} onClick={() => void send()}>
            {t('appeal.send')}
          </Button>
        </>
      }
    >
      <Note>{t('appeal.what')}</Note>
      <TextAreaField
        label={t('appeal.text')}
        maxLength={longest}
        value={text}
        error={isTried && isShort ? t('appeal.required') : undefined}
        onValueChange={setText}
      />
      {error !== undefined && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
    </Dialog>
  );
}
