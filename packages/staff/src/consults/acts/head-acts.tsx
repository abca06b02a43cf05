import type { DeskResponse } from '@xinglin/contract';
import { Button, VideoIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmedAct } from './act-dialog';
import styles from './acts.module.css';

interface HeadActsProps {
  readonly acts: DeskResponse<'open-consult'>['acts'];
  /** A consult by video is held by its call: that act is the first one. */
  readonly isVideo: boolean;
  readonly isInVideo: boolean;
  readonly onVideo: () => void;
  readonly onAct: (act: ConfirmedAct) => void;
}

/** In the order of how often they are needed; what ends or pays back is quiet. */
const further = [
  ['askPictures', 'outline'],
  ['end', 'outline'],
  ['refund', 'text'],
  ['refuse', 'text'],
] as const;

/** What the doctor can do with an open consult besides answering. */
export function HeadActs({
  acts,
  isVideo,
  isInVideo,
  onVideo,
  onAct,
}: HeadActsProps): ReactElement {
  const { t } = useTranslation('staff');
  return (
    <div className={styles['acts']}>
      {acts.includes('video') && !isInVideo && (
        <Button
          size="small"
          variant={isVideo ? 'primary' : 'outline'}
          icon={<VideoIcon />}
          onClick={onVideo}
        >
          {t('consult.act.video')}
        </Button>
      )}
      {/* i18n-keys: staff:consult.act.* */}
      {further.map(
        ([act, variant]) =>
          // Before it is taken, refusing lies beside taking.
          acts.includes(act) &&
          !(act === 'refuse' && acts.includes('take')) && (
            <Button key={act} size="small" variant={variant} onClick={() => onAct(act)}>
              {t(`consult.act.${act}`)}
            </Button>
          ),
      )}
    </div>
  );
}
