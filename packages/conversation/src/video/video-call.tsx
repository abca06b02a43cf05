import type { VideoCall, VideoSignal } from '@xinglin/gateway-sdk';
import { Button, NoticeBar, Sheet } from '@xinglin/ui';
import { useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusOfStep } from '../voice/use-focus-of-step';
import { EndedCall } from './ended-call';
import { RunningCall } from './running-call';
import { useObserved } from './use-observed';
import { useVideoCall } from './use-video-call';
import styles from './video.module.css';
import { WaitingRoom } from './waiting-room';

interface VideoCallSheetProps {
  readonly orderKey: string;
  readonly doctorName: string;
  /** The conversation's call as the page knows it. */
  readonly call: VideoCall | null;
  readonly signals: readonly VideoSignal[];
  /** Whether the conversation goes on, and takes another call. */
  readonly mayCall: boolean;
  /** Goes back to the call that this tab was in, without the device check. */
  readonly returns: boolean;
  /** What can be done once the consult is over. */
  readonly afterwards: ReactNode;
  readonly onClose: () => void;
}

const notEntered = { get: () => null, subscribe: () => () => undefined };

/** A call by video over the conversation that it belongs to: device check, call, end. */
export default function VideoCallSheet(props: VideoCallSheetProps): ReactElement {
  const { doctorName, mayCall, returns, afterwards, onClose } = props;
  const { t } = useTranslation('conversation');
  const { devices, peer, isEntering, trouble, enter, again } = useVideoCall(props);
  const [isAsked, setIsAsked] = useState(false);
  const state = useObserved(peer ?? notEntered);
  const isOver = state?.line === 'ended' || state?.line === 'elsewhere';
  const place = useFocusOfStep(`${state === null} ${isOver} ${isAsked}`);
  const comeBack = useEffectEvent(() => {
    if (!returns) return;
    const mode = props.call?.mode === 'audio' ? 'audio' : 'video';
    if (mode === 'video') void devices.open({ camera: true, microphone: true });
    void enter(mode);
  });
  useEffect(() => comeBack(), []);
  const close = useEffectEvent(onClose);
  // Either side goes on in writing: that is below.
  const isWriting = state?.mode === 'text' && !isOver;
  useEffect(() => {
    if (isWriting) close();
  }, [isWriting]);
  return (
    <Sheet
      open
      size="tall"
      title={t('video.title', { name: doctorName })}
      // Escape and a tap beside the sheet do not hang up.
      onClose={() => (state === null || isOver ? onClose() : setIsAsked(true))}
    >
      <div ref={place}>
        {peer !== null && isAsked && !isOver && (
          <>
            <NoticeBar tone="warning" live>
              {t('video.leave')}
            </NoticeBar>
            <div className={styles['acts']}>
              <Button data-step-focus onClick={() => setIsAsked(false)}>
                {t('video.stay')}
              </Button>
              <Button variant="danger" onClick={() => void peer.hangUp()}>
                {t('video.hangUp')}
              </Button>
            </div>
          </>
        )}
        {peer === null || state === null ? (
          <WaitingRoom
            devices={devices}
            isEntering={isEntering}
            trouble={trouble}
            onEnter={(mode) => void enter(mode)}
            onWrite={onClose}
          />
        ) : isOver ? (
          <EndedCall
            call={state.call}
            isElsewhere={state.line === 'elsewhere'}
            mayCall={mayCall}
            afterwards={afterwards}
            onAgain={() => {
              setIsAsked(false);
              again();
            }}
            onWrite={onClose}
          />
        ) : (
          <RunningCall
            doctorName={doctorName}
            peer={peer}
            devices={devices}
            onWrite={() => void peer.setMode('text')}
          />
        )}
      </div>
    </Sheet>
  );
}
