import { Button, Stack } from '@xinglin/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Played } from './played';
import type { Made } from './use-recorder';
import { useUploaded } from './use-uploaded';
import { VoiceSheet } from './voice-sheet';

interface SpokenWordsProps {
  /** Takes what was said, as it was written down. */
  readonly onWords: (words: string) => void;
  readonly onClose: () => void;
}

/** Speaking in place of typing: what is recorded is written down and handed on. */
export default function SpokenWords({ onWords, onClose }: SpokenWordsProps): ReactElement {
  const { t } = useTranslation('conversation');
  return (
    <VoiceSheet
      title={t('spoken.title')}
      unsaved={t('spoken.unsaved')}
      orderKey={undefined}
      onClose={onClose}
    >
      {(made) => (
        <Writing
          made={made}
          onWords={(words) => {
            onWords(words);
            onClose();
          }}
        />
      )}
    </VoiceSheet>
  );
}

interface WritingProps {
  readonly made: Made;
  readonly onWords: (words: string) => void;
}

/** Writes down a recording at once; where that fails, the recording stays, to be tried again. */
function Writing({ made, onWords }: WritingProps): ReactElement {
  const { t } = useTranslation('conversation');
  const { trouble, written } = useUploaded(made.recording);
  const [isBusy, setIsBusy] = useState(false);
  const [isSilent, setIsSilent] = useState(false);
  const isShown = useRef(false);
  const isBegun = useRef(false);
  const write = async (): Promise<void> => {
    setIsBusy(true);
    setIsSilent(false);
    const words = await written();
    // A recording that was thrown away meanwhile is not written anywhere.
    if (!isShown.current) return;
    setIsBusy(false);
    if (words) onWords(words);
    else setIsSilent(words !== undefined);
  };
  const begin = useEffectEvent(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void write();
  });
  useEffect(() => {
    isShown.current = true;
    begin();
    return () => {
      isShown.current = false;
    };
  }, []);
  return (
    <Stack gap={3}>
      <Played
        made={made}
        label={t('spoken.recorded', { seconds: made.seconds })}
        trouble={isSilent ? t('spoken.noWords') : trouble}
      />
      <Button
        block
        pending={isBusy}
        pendingLabel={t('speak.writing')}
        onClick={() => void (isBusy || write())}
      >
        {t('spoken.retry')}
      </Button>
      <Button block variant="outline" onClick={made.again}>
        {t('speak.again')}
      </Button>
    </Stack>
  );
}
