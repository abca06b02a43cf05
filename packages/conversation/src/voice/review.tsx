import { chatApi, failureMessage, uploadApi } from '@xinglin/api';
import type { VoiceRecording } from '@xinglin/gateway-sdk';
import { conversationRules } from '@xinglin/rules';
import { Button, Note, NoticeBar, Stack, TextAreaField } from '@xinglin/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './voice.module.css';

interface ReviewProps {
  /** Takes the uploaded voice and its words, empty where none were written down. */
  readonly onSend: (fileId: string, words: string) => void;
  readonly onClose: () => void;
  readonly url: string;
  readonly recording: VoiceRecording;
  /** Whether what was said can be written down. */
  readonly writesWords: boolean;
  readonly onAgain: () => void;
}

/** What was recorded, before it is sent; it is uploaded once, however often that is tried. */
export function Review({
  url,
  recording,
  writesWords,
  onSend,
  onClose,
  onAgain,
}: ReviewProps): ReactElement {
  const { t } = useTranslation('conversation');
  const [upload] = uploadApi.useUploadAudioMutation();
  const [write] = chatApi.useLazyVoiceToTextQuery();
  const [fileId, setFileId] = useState<string>();
  const [busy, setBusy] = useState<'send' | 'write'>();
  const [trouble, setTrouble] = useState<string>();
  // Null: nothing can write it down.
  const [words, setWords] = useState<string | null>();
  const written = useRef<HTMLDivElement>(null);
  const isWritten = words !== undefined;
  // The button that asked for the words goes as they come.
  useEffect(() => {
    if (isWritten) written.current?.focus();
  }, [isWritten]);

  const uploaded = async (): Promise<string | undefined> => {
    if (fileId !== undefined) return fileId;
    const file = new File([recording.file], 'voice', { type: recording.file.type });
    const { data, error } = await upload({ file });
    if (data === undefined) setTrouble(failureMessage(error, t));
    else setFileId(data.fileId);
    return data?.fileId;
  };
  const act = async (kind: 'send' | 'write', then: (id: string) => unknown): Promise<void> => {
    setBusy(kind);
    setTrouble(undefined);
    const id = await uploaded();
    if (id !== undefined) await then(id);
    setBusy(undefined);
  };
  const send = () =>
    act('send', (id) => {
      onSend(id, words?.trim() ?? '');
      onClose();
    });
  const toWords = () =>
    act('write', async (id) => {
      const { data, error } = await write({ fileIds: [id] });
      if (data === undefined) setTrouble(failureMessage(error, t));
      else setWords(data.text);
    });
  return (
    <Stack gap={3}>
      {trouble !== undefined && (
        <NoticeBar tone="danger" live>
          {trouble}
        </NoticeBar>
      )}
      <output tabIndex={-1} data-step-focus>
        {t('speak.recorded', { seconds: Math.max(1, Math.round(recording.durationMs / 1000)) })}
      </output>
      {/* oxlint-disable-next-line jsx_a11y/media-has-caption -- what a patient has just said has no captions */}
      <audio className={styles['player']} src={url} controls aria-label={t('speak.play')} />
      {words !== undefined && (
        <div ref={written} tabIndex={-1}>
          {words === null ? (
            <Note>{t('speak.noWords')}</Note>
          ) : (
            <TextAreaField
              label={t('speak.words')}
              hint={t('speak.wordsHint')}
              value={words}
              maxLength={conversationRules.textLength}
              onValueChange={setWords}
            />
          )}
        </div>
      )}
      <Button
        block
        pending={busy === 'send'}
        pendingLabel={t('speak.sending')}
        onClick={() => void (busy === undefined && send())}
      >
        {t('speak.send')}
      </Button>
      {writesWords && words === undefined && (
        <Button
          block
          variant="outline"
          pending={busy === 'write'}
          pendingLabel={t('speak.writing')}
          onClick={() => void (busy === undefined && toWords())}
        >
          {t('speak.write')}
        </Button>
      )}
      <Button block variant="text" onClick={onAgain}>
        {t('speak.again')}
      </Button>
    </Stack>
  );
}
