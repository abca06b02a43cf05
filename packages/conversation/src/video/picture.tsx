import { Button } from '@xinglin/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './video.module.css';

interface PictureProps {
  readonly tracks: readonly MediaStreamTrack[];
  readonly label: string;
  /** One's own: small, mirrored as faces are known from mirrors, and silent. */
  readonly isOwn?: boolean;
  /** Heard alone: nothing is shown. */
  readonly isHidden?: boolean;
}

/** Shows the picture of one side of a call and lets its sound be heard. */
export function Picture({
  tracks,
  label,
  isOwn = false,
  isHidden = false,
}: PictureProps): ReactElement {
  const { t } = useTranslation('conversation');
  const video = useRef<HTMLVideoElement>(null);
  // Some browsers play no sound before the person has tapped something.
  const [isSilent, setIsSilent] = useState(false);
  const play = (): void => {
    video.current?.play().then(
      () => setIsSilent(false),
      (error: unknown) =>
        setIsSilent(error instanceof DOMException && error.name === 'NotAllowedError'),
    );
  };
  const begin = useEffectEvent(play);
  useEffect(() => {
    const element = video.current;
    if (element === null || tracks.length === 0) return;
    element.srcObject = new MediaStream([...tracks]);
    begin();
    return () => {
      element.srcObject = null;
    };
  }, [tracks]);
  return (
    <>
      {/* oxlint-disable-next-line jsx_a11y/media-has-caption -- what is said at this moment has no captions */}
      <video
        ref={video}
        className={styles[isOwn ? 'own' : 'remote']}
        aria-label={label}
        hidden={isHidden}
        muted={isOwn}
        playsInline
      />
      {isSilent && !isOwn && (
        <Button block onClick={play}>
          {t('video.hear')}
        </Button>
      )}
    </>
  );
}
