import { CallPicture, useObserved } from '@xinglin/conversation';
import { Button, NoticeBar } from '@xinglin/ui';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CallControls } from './call-controls';
import { DeviceCheck, DeviceNotice } from './device-check';
import { useDoctorCall } from './use-doctor-call';
import styles from './video.module.css';

interface VideoPanelProps {
  readonly orderKey: string;
  readonly patientName: string;
  readonly onClose: () => void;
}

const notEntered = { get: () => null, subscribe: () => () => undefined };

/** Seconds as 4:05. */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A call by video above the conversation: check of the devices, call, end. */
export default function VideoPanel({
  orderKey,
  patientName: name,
  onClose,
}: VideoPanelProps): ReactElement {
  const { t } = useTranslation('staff');
  const { devices, peer, isEntering, problem, secondsLeft, enter, again } = useDoctorCall(orderKey);
  const state = useObserved(peer ?? notEntered);
  const { camera, problems } = useObserved(devices);
  if (peer === null || state === null)
    return (
      <section className={styles['panel']} aria-label={t('video.title')}>
        <DeviceCheck
          devices={devices}
          isEntering={isEntering}
          problem={problem}
          onEnter={(mode) => void enter(mode)}
          onClose={onClose}
        />
      </section>
    );
  const { line, mode, remote, hasFallen } = state;
  if (line === 'ended' || line === 'elsewhere')
    return (
      <section className={styles['panel']} aria-label={t('video.title')}>
        <div className={styles['over']}>
          {/* i18n-keys: staff:video.line.* */}
          <output>{t(`video.line.${line}`)}</output>
          <Button size="small" variant="outline" onClick={again}>
            {t(line === 'elsewhere' ? 'video.here' : 'video.again')}
          </Button>
          <Button size="small" onClick={onClose}>
            {t('video.close')}
          </Button>
        </div>
      </section>
    );
  const isSeen = mode === 'video' && remote.some(({ kind }) => kind === 'video');
  return (
    <section className={styles['panel']} aria-label={t('video.title')}>
      <div className={styles['stage']} data-mode={mode}>
        <CallPicture tracks={remote} label={t('video.remote', { name })} isHidden={!isSeen} />
        {/* The state of the line is below the stage. */}
        {!isSeen && (line === 'connected' || mode !== 'video') && (
          <p className={styles['unseen']}>
            {/* i18n-keys: staff:video.mode.* */}
            {mode === 'video' ? t('video.unseen', { name }) : t(`video.mode.${mode}`)}
          </p>
        )}
        {mode === 'video' && camera !== null && (
          <div className={styles['corner']}>
            <OwnPicture camera={camera} />
          </div>
        )}
      </div>
      <div className={styles['state']}>
        <output>{t(`video.line.${line}`, { name })}</output>
        {secondsLeft !== null && line !== 'waiting' && (
          <span data-soon={secondsLeft < 60 || undefined}>
            {t('video.left', { time: clockText(secondsLeft) })}
          </span>
        )}
        <CallControls peer={peer} devices={devices} />
      </div>
      {hasFallen && <NoticeBar live>{t('video.fallen')}</NoticeBar>}
      <DeviceNotice problems={problems} />
    </section>
  );
}

function OwnPicture({ camera }: { readonly camera: MediaStreamTrack }): ReactElement {
  const { t } = useTranslation('staff');
  const tracks = useMemo(() => [camera], [camera]);
  return <CallPicture tracks={tracks} label={t('video.own')} isOwn />;
}
