import { chatApi, useServerTimeOffset } from '@xinglin/api';
import type { GetAudioUploadUrlResponse } from '@xinglin/gateway-sdk';
import {
  Button,
  Loaded,
  Note,
  NoticeBar,
  Sheet,
  SkeletonList,
  Stack,
  VisuallyHidden,
} from '@xinglin/ui';
import { useEffect, useLayoutEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Review } from './review';
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

function Recording({ limits, onStep, onSend, onClose }: RecordingProps): ReactElement {
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
          onSend={onSend}
          onClose={onClose}
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
