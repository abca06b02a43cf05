import { useObserved, type Devices, type Peer } from '@xinglin/conversation';
import { Button } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './video.module.css';

/** Microphone, camera, sound only, hanging up. */
export function CallControls({
  peer,
  devices,
}: {
  readonly peer: Peer;
  readonly devices: Devices;
}): ReactElement {
  const { t } = useTranslation('staff');
  const { mode, line } = useObserved(peer);
  const { camera, microphone, isMuted, isAsking } = useObserved(devices);
  const isSpeaking = microphone !== null;
  return (
    <div className={styles['acts']}>
      {line === 'failed' && (
        <Button size="small" onClick={peer.retry}>
          {t('video.reconnect')}
        </Button>
      )}
      {mode !== 'text' && (
        <Button
          size="small"
          variant="outline"
          pending={isAsking && !isSpeaking}
          onClick={() => {
            if (isSpeaking) devices.mute(!isMuted);
            else void devices.open({ camera: camera !== null, microphone: true });
          }}
        >
          {t(isSpeaking && !isMuted ? 'video.mute' : 'video.unmute')}
        </Button>
      )}
      {mode === 'video' && (
        <Button
          size="small"
          variant="outline"
          pending={isAsking}
          onClick={() => void devices.open({ camera: camera === null, microphone: isSpeaking })}
        >
          {t(camera === null ? 'video.cameraOn' : 'video.cameraOff')}
        </Button>
      )}
      <Button
        size="small"
        variant="outline"
        onClick={() => void peer.setMode(mode === 'video' ? 'audio' : 'video')}
      >
        {t(mode === 'video' ? 'video.sound' : 'video.toPicture')}
      </Button>
      <Button size="small" variant="danger" onClick={() => void peer.hangUp()}>
        {t('video.hangUp')}
      </Button>
    </div>
  );
}
