import { NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Made } from './use-recorder';
import styles from './voice.module.css';

interface PlayedProps {
  readonly made: Made;
  /** Says that it is recorded, and what can be done with it. */
  readonly label: string;
  /** What failed with it, as it is told. */
  readonly trouble: string | undefined;
}

/** A recording that its author can listen to, and what failed with it. */
export function Played({ made: { url }, label, trouble }: PlayedProps): ReactElement {
  const { t } = useTranslation('conversation');
  return (
    <>
      {trouble !== undefined && (
        <NoticeBar tone="danger" live>
          {trouble}
        </NoticeBar>
      )}
      <output tabIndex={-1} data-step-focus>
        {label}
      </output>
      {/* oxlint-disable-next-line jsx_a11y/media-has-caption -- what a patient has just said has no captions */}
      <audio className={styles['player']} src={url} controls aria-label={t('speak.play')} />
    </>
  );
}
