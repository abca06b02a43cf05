import { conversationRules, trimmedText } from '@xinglin/rules';
import { Button, Note, Stack, TextAreaField } from '@xinglin/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Played } from './played';
import type { Made } from './use-recorder';
import { useUploaded } from './use-uploaded';

interface ReviewProps {
  /** Takes the uploaded voice and its words, empty where none were written down. */
  readonly onSend: (fileId: string, words: string) => void;
  readonly onClose: () => void;
  readonly made: Made;
  /** Whether what was said can be written down. */
  readonly writesWords: boolean;
}

/** What was recorded, before it is sent; it is uploaded once, however often that is tried. */
export function Review({ made, writesWords, onSend, onClose }: ReviewProps): ReactElement {
  const { t } = useTranslation('conversation');
  const { trouble, withFile, written: read } = useUploaded(made.recording);
  const [busy, setBusy] = useState<'send' | 'write'>();
  // Null: nothing can write it down.
  const [words, setWords] = useState<string | null>();
  const written = useRef<HTMLDivElement>(null);
  const isWritten = words !== undefined;
  // The button that asked for the words goes as they come.
  useEffect(() => {
    if (isWritten) written.current?.focus();
  }, [isWritten]);

  const act = async (kind: 'send' | 'write', done: () => Promise<void>): Promise<void> => {
    setBusy(kind);
    await done();
    setBusy(undefined);
  };
  const send = () =>
    act('send', () =>
      withFile((id) => {
        onSend(id, trimmedText(words ?? ''));
        onClose();
      }),
    );
  const toWords = () =>
    act('write', async () => {
      const said = await read();
      if (said !== undefined) setWords(said);
    });

  return (
    <Stack gap={3}>
      <Played
        made={made}
        label={t('speak.recorded', { seconds: made.seconds })}
        trouble={trouble}
      />
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
      <Button block variant="text" onClick={made.again}>
        {t('speak.again')}
      </Button>
    </Stack>
  );
}
