import { Button, Note, NoticeBar, SelectField, Stack } from '@xinglin/ui';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { followVolume } from '../voice/volume';
import type { DeviceChoice, Devices, DevicesState } from './devices';
import { Picture } from './picture';
import { useObserved } from './use-observed';
import styles from './video.module.css';

interface WaitingRoomProps {
  readonly devices: Devices;
  readonly isEntering: boolean;
  /** Why the call could not be entered, in words. */
  readonly trouble: string | undefined;
  readonly onEnter: (mode: 'video' | 'audio') => void;
  /** Goes on in writing. */
  readonly onWrite: () => void;
}

/** Where a person sees and hears that camera and microphone work, before the doctor does. */
export function WaitingRoom(props: WaitingRoomProps): ReactElement {
  const { devices, isEntering, trouble, onEnter, onWrite } = props;
  const { t } = useTranslation('conversation');
  const state = useObserved(devices);
  const { camera, microphone, isAsking, problems } = state;
  const open = useEffectEvent(() => void devices.open({ camera: true, microphone: true }));
  useEffect(() => open(), []);
  const own = useMemo(() => (camera === null ? [] : [camera]), [camera]);
  const hasProblem = problems.camera !== undefined || problems.microphone !== undefined;
  const isUnsupported = problems.camera === 'unsupported';
  return (
    <Stack gap={3}>
      <Note>{t('video.check.hint')}</Note>
      {trouble !== undefined && (
        <NoticeBar tone="danger" live>
          {trouble}
        </NoticeBar>
      )}
      <DeviceProblems problems={problems} />
      {isAsking && <output>{t('video.check.asking')}</output>}
      {camera !== null && (
        <div className={styles['preview']}>
          <Picture tracks={own} label={t('video.own')} isOwn />
        </div>
      )}
      {microphone !== null && <Level microphone={microphone} />}
      <Choices devices={devices} state={state} />
      {!isUnsupported && (
        <Button
          block
          pending={isEntering}
          data-step-focus
          // Without a camera the doctor is seen all the same.
          onClick={() => onEnter('video')}
        >
          {t('video.check.enter')}
        </Button>
      )}
      {hasProblem && !isUnsupported && (
        <Button
          block
          variant="outline"
          onClick={() => void devices.open({ camera: true, microphone: true })}
        >
          {t('video.check.retry')}
        </Button>
      )}
      {!isUnsupported && (
        <Button block variant="outline" pending={isEntering} onClick={() => onEnter('audio')}>
          {t('video.check.sound')}
        </Button>
      )}
      <Button block variant="text" onClick={onWrite}>
        {t('video.check.write')}
      </Button>
    </Stack>
  );
}

/** Says why a camera or a microphone is not there, and what can be done. */
export function DeviceProblems({ problems }: Pick<DevicesState, 'problems'>): ReactElement | null {
  const { t } = useTranslation('conversation');
  const { camera, microphone } = problems;
  const why = camera ?? microphone;
  if (why === undefined) return null;
  const which =
    camera === undefined ? 'microphone' : camera === microphone ? 'both' : ('camera' as const);
  return (
    <NoticeBar tone="danger" live>
      {/* i18n-keys: conversation:video.problem.*, conversation:video.device.* */}
      {t(`video.problem.${why}`, { device: t(`video.device.${which}`) })}
    </NoticeBar>
  );
}

/** How loud the microphone hears. */
function Level({ microphone }: { readonly microphone: MediaStreamTrack }): ReactElement {
  const { t } = useTranslation('conversation');
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(
    () =>
      followVolume(new MediaStream([microphone]), (level) => {
        if (meter.current !== null) meter.current.value = level;
      }),
    [microphone],
  );
  return (
    <div>
      <Note>{t('video.check.level')}</Note>
      {/* How loud it is helps the eye alone. */}
      <meter ref={meter} className={styles['meter']} min={0} max={1} aria-hidden="true" />
    </div>
  );
}

function Choices({
  devices,
  state: { cameras, microphones, camera, microphone },
}: {
  readonly devices: Devices;
  readonly state: DevicesState;
}): ReactElement {
  const { t } = useTranslation('conversation');
  const optionsOf = (choices: readonly DeviceChoice[]) =>
    choices.map(({ deviceId, label }, place) => ({
      value: deviceId,
      label: label === '' ? t('video.check.unnamed', { place: place + 1 }) : label,
    }));
  return (
    <>
      {camera !== null && cameras.length > 1 && (
        <SelectField
          label={t('video.check.camera')}
          options={optionsOf(cameras)}
          value={camera.getSettings().deviceId ?? ''}
          onValueChange={(id) => void devices.choose('camera', id)}
        />
      )}
      {microphone !== null && microphones.length > 1 && (
        <SelectField
          label={t('video.check.microphone')}
          options={optionsOf(microphones)}
          value={microphone.getSettings().deviceId ?? ''}
          onValueChange={(id) => void devices.choose('microphone', id)}
        />
      )}
    </>
  );
}
