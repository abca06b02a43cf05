import type { VideoCall } from '@xinglin/gateway-sdk';
import { Button, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './video.module.css';

const minuteMs = 60_000;

interface EndedCallProps {
  readonly call: VideoCall;
  /** Another device has taken the call. */
  readonly isElsewhere: boolean;
  /** Whether another call can begin. */
  readonly mayCall: boolean;
  /** What can be done once the consult is over. */
  readonly afterwards: ReactNode;
  readonly onAgain: () => void;
  readonly onWrite: () => void;
}

/** What is said when a call is over here: how long it took, and the ways on. */
export function EndedCall(props: EndedCallProps): ReactElement {
  const { call, isElsewhere, mayCall, afterwards, onAgain, onWrite } = props;
  const { t } = useTranslation('conversation');
  return (
    <Stack gap={3}>
      <output className={styles['line']} tabIndex={-1} data-step-focus>
        {isElsewhere ? t('video.elsewhere') : <Length call={call} />}
      </output>
      {mayCall ? (
        <Button block onClick={onWrite}>
          {t('video.goOnWriting')}
        </Button>
      ) : (
        <>
          {afterwards}
          <Button block variant="outline" onClick={onWrite}>
            {t('video.close')}
          </Button>
        </>
      )}
      {mayCall && (
        <Button block variant="outline" onClick={onAgain}>
          {t(isElsewhere ? 'video.here' : 'video.again')}
        </Button>
      )}
    </Stack>
  );
}

/** As the conversation tells it: the last minute is counted as begun. */
function Length({ call: { joinedAt, endedAt } }: Pick<EndedCallProps, 'call'>): ReactElement {
  const { t } = useTranslation('conversation');
  if (joinedAt === null) return <>{t('video.missed')}</>;
  // Hung up a moment ago: the gateway has not told its time yet.
  if (endedAt === null) return <>{t('video.ended')}</>;
  const ms = Date.parse(endedAt) - Date.parse(joinedAt);
  return <>{t('video.length', { count: Math.max(1, Math.ceil(ms / minuteMs)) })}</>;
}
