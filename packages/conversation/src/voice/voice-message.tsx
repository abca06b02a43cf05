import { chatApi, failureMessage, uploadApi, useServerTimeOffset } from '@xinglin/api';
import type { GetAudioUploadUrlResponse, VoiceRecording } from '@xinglin/gateway-sdk';
import { conversationRules } from '@xinglin/rules';
import {
  Button,
  Loaded,
  Note,
  NoticeBar,
  Sheet,
  SkeletonList,
  Stack,
  TextAreaField,
  VisuallyHidden,
} from '@xinglin/ui';
import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOfStep } from './use-focus-of-step';
import { useRecorder, type Recorded } from './use-recorder';
import styles from './voice.module.css';

interface VoiceMessageProps {
  readonly orderKey: string;
  /** Takes the uploaded voice and its words, empty where none were written down. */
  readonly onSend: (fileId: string, words: string) => void;
  readonly onClose: () => void;
}

/** Records a voice message, lets its author listen to it, and sends it. */
export default function VoiceMessage(props: VoiceMessageProps): ReactElement {
  const { orderKey, onClose } = props;
  const { t } = useTranslation('conversation');
  const [step, setStep] = useState<Recorded['step']>('ready');
  const [isLeaving, setIsLeaving] = useState(false);
  const place = useFocusOfStep(`${step} ${isLeaving}`);
  // Until when something can be said changes with the conversation.
  const limits = chatApi.useGetAudioUploadUrlQuery(
    { orderKey },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Sheet
      open
      onClose={() => (step === 'recorded' ? setIsLeaving(true) : onClose())}
      title={t('speak.title')}
    >
      <div ref={place}>
        {isLeaving && (
          <>
            <NoticeBar tone="warning" live>
              {t('speak.unsent')}
            </NoticeBar>
            <div className={styles['acts']}>
              <Button data-step-focus onClick={() => setIsLeaving(false)}>
                {t('speak.keep')}
              </Button>
              <Button variant="outline" onClick={onClose}>
                {t('speak.drop')}
              </Button>
            </div>
          </>
        )}
        <Loaded query={limits} skeleton={<SkeletonList lines={2} count={1} />}>
          {(known) => <Recording {...props} limits={known} onStep={setStep} />}
        </Loaded>
      </div>
    </Sheet>
  );
}

interface RecordingProps extends VoiceMessageProps {
  readonly limits: GetAudioUploadUrlResponse;
  /** Told where the recording stands: one that is there would be lost. */
  readonly onStep: (step: Recorded['step']) => void;
}

function Recording({ limits, onStep, ...props }: RecordingProps): ReactElement {
  const { t } = useTranslation('conversation');
  const offsetMs = useServerTimeOffset();
  const { msAtMost, bytesAtMost, contentTypes, closesAt, writesWords } = limits;
  const [openMs] = useState(() =>
    closesAt === null ? msAtMost : Date.parse(closesAt) - Date.now() - offsetMs,
  );
  const limitMs = Math.max(0, Math.min(msAtMost, openMs));
  const { recorded, meter, start, discard } = useRecorder(limitMs);
  const { step } = recorded;
  // With what is shown: closing a moment later must know of the recording.
  useLayoutEffect(() => onStep(step), [onStep, step]);
  const most = Math.floor(limitMs / 1000);
  switch (recorded.step) {
    case 'ready':
      return (
        <Stack gap={3}>
          {recorded.problem !== null && (
            <NoticeBar tone="danger" live>
              {/* i18n-keys: conversation:speak.problem.* */}
              {t(`speak.problem.${recorded.problem}`)}
            </NoticeBar>
          )}
          <Note>{t('speak.hint', { most })}</Note>
          <Button block data-step-focus onClick={() => void start()}>
            {t('speak.start')}
          </Button>
        </Stack>
      );
    case 'asking':
      return (
        <Stack gap={3}>
          <output>{t('speak.asking')}</output>
          <Button block variant="outline" data-step-focus onClick={discard}>
            {t('speak.cancel')}
          </Button>
        </Stack>
      );
    case 'recording':
      return (
        <Stack gap={3}>
          <VisuallyHidden live>{t('speak.recording')}</VisuallyHidden>
          <Length most={most} />
          {/* How loud it is helps the eye alone; the seconds beside it are read. */}
          <meter ref={meter} className={styles['meter']} min={0} max={1} aria-hidden="true" />
          <Button block data-step-focus onClick={recorded.stop}>
            {t('speak.end')}
          </Button>
          <Button block variant="outline" onClick={discard}>
            {t('speak.cancel')}
          </Button>
        </Stack>
      );
    case 'recorded': {
      const { file } = recorded.recording;
      const isTaken = contentTypes.some((type) => file.type.startsWith(type));
      if (!isTaken || file.size > bytesAtMost)
        return (
          <Stack gap={3}>
            <NoticeBar tone="danger" live>
              {t('speak.problem.unsupported')}
            </NoticeBar>
            <Button block data-step-focus onClick={discard}>
              {t('speak.again')}
            </Button>
          </Stack>
        );
      return (
        <Review
          {...props}
          url={recorded.url}
          recording={recorded.recording}
          writesWords={writesWords}
          onAgain={discard}
        />
      );
    }
  }
}

/** How long it has recorded. */
function Length({ most }: { readonly most: number }): ReactElement {
  const { t } = useTranslation('conversation');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - startedAt) / 1000)),
      250,
    );
    return () => clearInterval(timer);
  }, []);
  return <p className={styles['length']}>{t('speak.length', { seconds, most })}</p>;
}

interface ReviewProps extends VoiceMessageProps {
  readonly url: string;
  readonly recording: VoiceRecording;
  /** Whether what was said can be written down. */
  readonly writesWords: boolean;
  readonly onAgain: () => void;
}

/** What was recorded, before it is sent; it is uploaded once, however often that is tried. */
function Review({
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
