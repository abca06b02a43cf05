import { useServerTimeOffset } from '@xinglin/api';
import type { ChatStanding } from '@xinglin/gateway-sdk';
import { Countdown } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './conversation.module.css';

/** How a conversation stands: whose turn it is, how many questions are left, and until when. */
export function StandingBar({
  standing: { phase, turnsLeft, until },
  promise,
  onEnd,
}: {
  standing: ChatStanding;
  /** What was promised of the first answer; null for nothing. */
  promise: string | null;
  onEnd: () => void;
}): ReactElement {
  const { t } = useTranslation('conversation');
  const serverOffsetMs = useServerTimeOffset();
  return (
    <div className={styles['head']}>
      {/* i18n-keys: conversation:phase.* */}
      <span className={styles['phase']}>{t(`phase.${phase}`)}</span>
      {turnsLeft !== null && phase !== 'closed' && (
        <span>{t('turnsLeft', { count: turnsLeft })}</span>
      )}
      {until !== null && (
        <span>
          {/* i18n-keys: conversation:until.* */}
          {t(`until.${until.outcome}`)}{' '}
          <Countdown until={until.at} serverOffsetMs={serverOffsetMs} onEnd={onEnd} />
        </span>
      )}
      {promise !== null && <span className={styles['promise']}>{promise}</span>}
    </div>
  );
}
