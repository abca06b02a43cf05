import { useRecorder } from '@xinglin/conversation';
import { Button, NoticeBar } from '@xinglin/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './composer.module.css';
import { voiceData } from './scaled-picture';

/** Milliseconds of the longest voice message, as for patients. */
const longestMs = 60_000;

interface VoiceRecordingProps {
  /** Takes the voice as a data address, and its length in whole seconds. */
  readonly onSend: (data: string, seconds: number) => void;
  readonly onClose: () => void;
}

/** Records a voice message, lets the doctor listen to it, and sends it. */
export function VoiceRecording({ onSend, onClose }: VoiceRecordingProps): ReactElement {
  const { t } = useTranslation('staff');
  const { recorded, meter, start, discard } = useRecorder(longestMs);
  const [isSending, setIsSending] = useState(false);
  const begin = useEffectEvent(() => void start());
  useEffect(() => begin(), []);
  const close = (): void => {
    discard();
    onClose();
  };
  const cancel = (
    <Button variant="text" onClick={close}>
      {t('consult.cancel')}
    </Button>
  );
  switch (recorded.step) {
    case 'ready':
      return (
        <div className={styles['voice']}>
          {recorded.problem !== null && (
            <NoticeBar tone="danger" live>
              {/* i18n-keys: staff:consult.voiceProblem.* */}
              {t(`consult.voiceProblem.${recorded.problem}`)}
            </NoticeBar>
          )}
          <Button variant="outline" onClick={() => void start()}>
            {t('consult.startVoice')}
          </Button>
          {cancel}
        </div>
      );
    case 'asking':
      return (
        <div className={styles['voice']}>
          <output>{t('consult.voiceAsking')}</output>
          {cancel}
        </div>
      );
    case 'recording':
      return (
        <div className={styles['voice']}>
          <output>
            {t('consult.voiceRecording')} <Seconds />
          </output>
          <meter ref={meter} min={0} max={1} aria-hidden="true" />
          <Button onClick={recorded.stop}>{t('consult.stopVoice')}</Button>
          {cancel}
        </div>
      );
    case 'recorded': {
      const seconds = Math.max(1, Math.round(recorded.recording.durationMs / 1000));
      const send = async (): Promise<void> => {
        if (isSending) return;
        setIsSending(true);
        onSend(await voiceData(recorded.recording.file), seconds);
        close();
      };
      return (
        <div className={styles['voice']}>
          <span>{t('consult.voiceRecorded', { seconds })}</span>
          {/* oxlint-disable-next-line jsx_a11y/media-has-caption -- what was said a moment ago has no captions */}
          <audio src={recorded.url} controls aria-label={t('consult.voicePlay')} />
          <Button pending={isSending} onClick={() => void send()}>
            {t('consult.sendVoice')}
          </Button>
          <Button variant="outline" onClick={() => void start()}>
            {t('consult.voiceAgain')}
          </Button>
          {cancel}
        </div>
      );
    }
  }
}

/** For how long it has recorded. */
function Seconds(): ReactElement {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden>
      {seconds}″ / {longestMs / 1000}″
    </span>
  );
}
