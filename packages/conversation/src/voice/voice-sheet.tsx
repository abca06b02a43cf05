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
import { useEffect, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOfStep } from './use-focus-of-step';
import { useRecorder, type Made, type Recorded } from './use-recorder';
import styles from './voice.module.css';

interface VoiceSheetProps {
  readonly title: string;
  /** Asked before what was recorded is lost by closing. */
  readonly unsaved: string;
  /** The conversation in which it is said; undefined for one that is only written down. */
  readonly orderKey: string | undefined;
  readonly onClose: () => void;
  /** What is done with a recording that is there, by what is taken of recordings. */
  readonly children: (made: Made, known: GetAudioUploadUrlResponse) => ReactNode;
}

/** Records in a sheet; what becomes of a recording is its children's. */
export function VoiceSheet(props: VoiceSheetProps): ReactElement {
  const { title, unsaved, orderKey, onClose } = props;
  const { t } = useTranslation('conversation');
  const [step, setStep] = useState<Recorded['step']>('ready');
  const [isLeaving, setIsLeaving] = useState(false);
  const place = useFocusOfStep(`${step} ${isLeaving}`);
  // Until when something can be said changes with the conversation.
  const limits = chatApi.useGetAudioUploadUrlQuery(orderKey === undefined ? {} : { orderKey }, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Sheet
      open
      onClose={() => (step === 'recorded' ? setIsLeaving(true) : onClose())}
      title={title}
    >
      <div ref={place}>
        {isLeaving && (
          <>
            <NoticeBar tone="warning" live>
              {unsaved}
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
          {(known) => (
            <Recording limits={known} onStep={setStep}>
              {props.children}
            </Recording>
          )}
        </Loaded>
      </div>
    </Sheet>
  );
}

interface RecordingProps extends Pick<VoiceSheetProps, 'children'> {
  readonly limits: GetAudioUploadUrlResponse;
  /** Told where the recording stands: one that is there would be lost. */
  readonly onStep: (step: Recorded['step']) => void;
}

function Recording({ limits, onStep, children }: RecordingProps): ReactElement {
  const { t } = useTranslation('conversation');
  const offsetMs = useServerTimeOffset();
  const { msAtMost, bytesAtMost, contentTypes, closesAt } = limits;
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
      const { recording, url } = recorded;
      const seconds = Math.max(1, Math.round(recording.durationMs / 1000));
      return <>{children({ recording, url, seconds, again: discard }, limits)}</>;
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
