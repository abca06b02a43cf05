import {
  CallPicture,
  followVolume,
  useObserved,
  type DeviceProblem,
  type Devices,
} from '@xinglin/conversation';
import { Button, NoticeBar, SelectField } from '@xinglin/ui';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './video.module.css';

interface DeviceCheckProps {
  readonly devices: Devices;
  readonly isEntering: boolean;
  /** Why the call could not be entered. */
  readonly problem: string | undefined;
  readonly onEnter: (mode: 'video' | 'audio') => void;
  readonly onClose: () => void;
}

/** Where a doctor sees and hears that camera and microphone work, before the patient does. */
export function DeviceCheck({
  devices,
  isEntering,
  problem,
  onEnter,
  onClose,
}: DeviceCheckProps): ReactElement {
  const { t } = useTranslation('staff');
  const { camera, microphone, cameras, microphones, isAsking, problems } = useObserved(devices);
  const open = useEffectEvent(() => void devices.open({ camera: true, microphone: true }));
  useEffect(() => open(), []);
  const own = useMemo(() => (camera === null ? [] : [camera]), [camera]);
  const isUnsupported = problems.camera === 'unsupported';
  const hasProblem = problems.camera !== undefined || problems.microphone !== undefined;
  const optionsOf = (choices: typeof cameras) =>
    choices.map(({ deviceId, label }, place) => ({
      value: deviceId,
      label: label === '' ? t('video.unnamed', { place: place + 1 }) : label,
    }));
  return (
    <div className={styles['check']}>
      <div className={styles['preview']}>
        {camera === null ? (
          <p className={styles['unseen']}>{t(isAsking ? 'video.asking' : 'video.noCamera')}</p>
        ) : (
          <CallPicture tracks={own} label={t('video.own')} isOwn />
        )}
      </div>
      <div className={styles['settings']}>
        <p>{t('video.hint')}</p>
        {problem !== undefined && (
          <NoticeBar tone="danger" live>
            {problem}
          </NoticeBar>
        )}
        <DeviceNotice problems={problems} />
        {microphone !== null && <Level microphone={microphone} />}
        {camera !== null && cameras.length > 1 && (
          <SelectField
            label={t('video.camera')}
            options={optionsOf(cameras)}
            value={camera.getSettings().deviceId ?? ''}
            onValueChange={(id) => void devices.choose('camera', id)}
          />
        )}
        {microphone !== null && microphones.length > 1 && (
          <SelectField
            label={t('video.microphone')}
            options={optionsOf(microphones)}
            value={microphone.getSettings().deviceId ?? ''}
            onValueChange={(id) => void devices.choose('microphone', id)}
          />
        )}
        <div className={styles['acts']}>
          {!isUnsupported && (
            <Button size="small" pending={isEntering} onClick={() => onEnter('video')}>
              {t('video.enter')}
            </Button>
          )}
          {!isUnsupported && (
            <Button
              size="small"
              variant="outline"
              pending={isEntering}
              onClick={() => onEnter('audio')}
            >
              {t('video.sound')}
            </Button>
          )}
          {hasProblem && !isUnsupported && (
            <Button
              size="small"
              variant="outline"
              pending={isAsking}
              onClick={() => void devices.open({ camera: true, microphone: true })}
            >
              {t('video.retryDevices')}
            </Button>
          )}
          <Button size="small" variant="text" onClick={onClose}>
            {t('video.close')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Says why a camera or a microphone is not there, and what can be done. */
export function DeviceNotice({
  problems: { camera, microphone },
}: {
  readonly problems: {
    readonly camera?: DeviceProblem | undefined;
    readonly microphone?: DeviceProblem | undefined;
  };
}): ReactElement | null {
  const { t } = useTranslation('staff');
  const why = camera ?? microphone;
  if (why === undefined) return null;
  const which = camera === undefined ? 'microphone' : camera === microphone ? 'both' : 'camera';
  return (
    <NoticeBar tone="danger" live>
      {/* i18n-keys: staff:video.problem.*, staff:video.device.* */}
      {t(`video.problem.${why}`, { device: t(`video.device.${which}`) })}
    </NoticeBar>
  );
}

/** How loud the microphone hears. */
function Level({ microphone }: { readonly microphone: MediaStreamTrack }): ReactElement {
  const { t } = useTranslation('staff');
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(
    () =>
      followVolume(new MediaStream([microphone]), (level) => {
        if (meter.current !== null) meter.current.value = level;
      }),
    [microphone],
  );
  return (
    <div className={styles['level']}>
      <span>{t('video.level')}</span>
      {/* How loud it is helps the eye alone. */}
      <meter ref={meter} min={0} max={1} aria-hidden="true" />
    </div>
  );
}
