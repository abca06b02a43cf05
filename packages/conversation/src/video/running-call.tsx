import { useServerClock } from '@xinglin/api';
import { Button, Countdown, NoticeBar, Stack } from '@xinglin/ui';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Devices } from './devices';
import type { Peer } from './peer';
import { Picture } from './picture';
import { useObserved } from './use-observed';
import styles from './video.module.css';
import { DeviceProblems } from './waiting-room';

interface RunningCallProps {
  readonly doctorName: string;
  readonly peer: Peer;
  readonly devices: Devices;
  /** Goes on in writing, within the same call. */
  readonly onWrite: () => void;
}

/** A call while it waits for the doctor, and while both are there. */
export function RunningCall(props: RunningCallProps): ReactElement {
  const { doctorName: name, peer, devices, onWrite } = props;
  const { t } = useTranslation('conversation');
  const clock = useServerClock();
  const { line, call, mode, hasFallen, remote } = useObserved(peer);
  const { camera, problems } = useObserved(devices);
  const own = useMemo(() => (camera === null ? [] : [camera]), [camera]);
  const isSeen = mode === 'video' && remote.some(({ kind }) => kind === 'video');
  return (
    <Stack gap={3}>
      <div className={styles['stage']} data-mode={mode}>
        <Picture tracks={remote} label={t('video.remote', { name })} isHidden={!isSeen} />
        {mode === 'video' && !isSeen && line === 'connected' && (
          <p className={styles['unseen']}>{t('video.unseen', { name })}</p>
        )}
        {camera !== null && (
          <div className={styles['corner']}>
            <Picture tracks={own} label={t('video.own')} isOwn />
          </div>
        )}
      </div>
      {/* i18n-keys: conversation:video.line.* */}
      <output className={styles['line']} tabIndex={-1} data-step-focus>
        {t(`video.line.${line}`, { name })}
      </output>
      {call.until !== null && line !== 'waiting' && (
        <p className={styles['left']}>
          {t('video.left')} <Countdown until={call.until} {...clock} />
        </p>
      )}
      {mode === 'audio' && (
        <NoticeBar live>{t(hasFallen ? 'video.fallen' : 'video.soundOnly')}</NoticeBar>
      )}
      <DeviceProblems problems={problems} />
      {line === 'failed' && (
        <Button block onClick={peer.retry}>
          {t('video.retry')}
        </Button>
      )}
      <Controls peer={peer} devices={devices} onWrite={onWrite} />
    </Stack>
  );
}

function Controls({
  peer,
  devices,
  onWrite,
}: Pick<RunningCallProps, 'peer' | 'devices' | 'onWrite'>): ReactElement {
  const { t } = useTranslation('conversation');
  const { mode } = useObserved(peer);
  const { camera, microphone, isMuted, isAsking, cameras } = useObserved(devices);
  const isSpeaking = microphone !== null;
  const nextCamera = (): void => {
    const present = camera?.getSettings().deviceId;
    const place = cameras.findIndex(({ deviceId }) => deviceId === present);
    const next = cameras[(place + 1) % cameras.length];
    if (next !== undefined) void devices.choose('camera', next.deviceId);
  };
  return (
    <div className={styles['controls']}>
      <Button
        variant="outline"
        pending={isAsking && !isSpeaking}
        onClick={() => {
          if (isSpeaking) devices.mute(!isMuted);
          else void devices.open({ camera: camera !== null, microphone: true });
        }}
      >
        {t(isSpeaking && !isMuted ? 'video.mute' : 'video.unmute')}
      </Button>
      {mode === 'video' && (
        <Button
          variant="outline"
          pending={isAsking}
          onClick={() => void devices.open({ camera: camera === null, microphone: isSpeaking })}
        >
          {t(camera === null ? 'video.cameraOn' : 'video.cameraOff')}
        </Button>
      )}
      {mode === 'video' && camera !== null && cameras.length > 1 && (
        <Button variant="outline" pending={isAsking} onClick={nextCamera}>
          {t('video.otherCamera')}
        </Button>
      )}
      <Button
        variant="outline"
        onClick={() => void peer.setMode(mode === 'video' ? 'audio' : 'video')}
      >
        {t(mode === 'video' ? 'video.toSound' : 'video.toPicture')}
      </Button>
      <Button variant="outline" onClick={onWrite}>
        {t('video.toText')}
      </Button>
      <div className={styles['end']}>
        <Button block variant="danger" onClick={() => void peer.hangUp()}>
          {t('video.hangUp')}
        </Button>
      </div>
    </div>
  );
}
