import type { runPlaceOf } from '@xinglin/conversation';
import { useLocale } from '@xinglin/i18n';
import { conversationRules, dayAt, formatDay, timeAt } from '@xinglin/rules';
import { Button, VisuallyHidden } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { bubbleOf, MessageContent } from './message-content';
import styles from './talk.module.css';
import type { Outgoing } from './use-outbox';
import type { TalkMessage } from './use-talk';
import { useNow } from '../use-now';

interface MessageRowProps {
  readonly message: TalkMessage;
  readonly run: ReturnType<typeof runPlaceOf>;
  readonly patientName: string;
}

/** One message with who said it and when; the doctor's own are on the right. */
export function MessageRow({ message, run, patientName }: MessageRowProps): ReactElement {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  const { side, at, content, clientId } = message;
  const look = side === 'doctor' ? 'own' : side === 'system' ? 'system' : 'other';
  // i18n-keys: staff:consult.side.*
  const who = side === 'patient' ? patientName : t(`consult.side.${side}`);
  const isThisYear = dayAt(at).slice(0, 4) === dayAt(useNow()).slice(0, 4);
  return (
    <>
      {run.showsTime && (
        <li className={styles['day']} aria-hidden={run.day === null || undefined}>
          {run.day !== null && formatDay(run.day, locale, { year: !isThisYear })} {timeAt(at)}
        </li>
      )}
      {content.type === 'withdrawn' ? (
        <li className={styles['message']} data-side="system">
          <span className={styles['who']}>{t('consult.withdrawn', { who })}</span>
        </li>
      ) : (
        <li className={styles['message']} data-side={look}>
          <VisuallyHidden>
            {who} <time dateTime={at}>{timeAt(at)}</time>
          </VisuallyHidden>
          {look === 'other' && run.isFirst && (
            <span className={styles['who']} aria-hidden>
              {clientId === conversationRules.openingId ? t('consult.opening', { who }) : who}
            </span>
          )}
          <div className={styles['bubble']} data-look={bubbleOf(content)}>
            <MessageContent message={message} />
          </div>
        </li>
      )}
    </>
  );
}

interface OutgoingRowProps {
  readonly outgoing: Outgoing;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A message that is on its way, or was refused: then it can be sent again. */
export function OutgoingRow({
  outgoing: { said, problem },
  onRetry,
  onRemove,
}: OutgoingRowProps): ReactElement {
  const { t } = useTranslation('staff');
  return (
    <li className={styles['message']} data-side="own">
      <div className={styles['bubble']} data-look={said.type === 'picture' ? 'bare' : 'words'}>
        {said.type === 'text' && <p className={styles['words']}>{said.text}</p>}
        {said.type === 'picture' && (
          <img className={styles['sent']} src={said.data} alt={t('consult.ownPicture')} />
        )}
        {said.type === 'voice' && t('consult.ownVoice', { seconds: said.seconds })}
      </div>
      {problem === null ? (
        <span className={styles['foot']}>{t('consult.sending')}</span>
      ) : (
        <span className={styles['foot']}>
          <span className={styles['problem']} role="alert">
            {t('consult.notSent', { reason: problem })}
          </span>
          <Button variant="text" size="small" onClick={onRetry}>
            {t('consult.resend')}
          </Button>
          <Button variant="text" size="small" onClick={onRemove}>
            {t('consult.remove')}
          </Button>
        </span>
      )}
    </li>
  );
}
