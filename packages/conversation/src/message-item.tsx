import type { ChatMessage, ConnectDpchatResponse } from '@xinglin/gateway-sdk';
import { conversationRules } from '@xinglin/rules';
import { Avatar, Button, VisuallyHidden } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardLinks } from './card-content';
import { lookOf, MessageContent } from './message-content';
import styles from './message.module.css';
import type { Outgoing } from './outbox';
import type { PictureAnswer } from './picture-request';
import { TalkCard } from './talk-card';

/** With whom one is talking, as far as a message shows it. */
export type TalkDoctor = Pick<
  ConnectDpchatResponse['doctor'],
  'doctorId' | 'doctorName' | 'gender'
>;

interface MessageItemProps {
  readonly message: ChatMessage;
  readonly doctor: TalkDoctor;
  /** Whether its author begins to speak: the doctor's face is there once. */
  readonly isFirst: boolean;
  readonly cardLinks: CardLinks;
  readonly renderBelow: ((message: ChatMessage) => ReactNode) | undefined;
  readonly timeText: (at: string) => string;
  readonly timeZone: string;
  /** Shows the patient's opening question as the case that it is part of. */
  readonly renderOpening?: ((message: ChatMessage) => ReactNode) | undefined;
  readonly pictureAnswer?: PictureAnswer | undefined;
  /** Whether the other side has read it; undefined where that is not said. */
  readonly isRead: boolean | undefined;
  /** Undefined where it cannot be taken back. */
  readonly onWithdraw?: (() => void) | undefined;
  /** Brings the reader to its place in the conversation. */
  readonly onSeek?: () => void;
  /** Whether the reader was brought here. */
  readonly isShown?: boolean;
}

/** One message with who said it and when. */
export function MessageItem({
  message,
  doctor,
  isFirst,
  cardLinks,
  renderBelow,
  timeText,
  timeZone,
  renderOpening,
  pictureAnswer,
  isRead,
  onWithdraw,
  onSeek,
  isShown = false,
}: MessageItemProps): ReactElement {
  const { t } = useTranslation('conversation');
  const { side, at, content, number } = message;
  const isOwn = side === 'patient';
  // A search brings the reader and the focus here.
  const place = {
    'data-number': number,
    tabIndex: -1,
    'aria-current': isShown ? ('true' as const) : undefined,
  };
  if (content.type === 'withdrawn')
    return (
      <li className={styles['message']} data-side="system" {...place}>
        <p className={styles['who']}>{t(isOwn ? 'withdrawn.own' : 'withdrawn.other')}</p>
      </li>
    );
  const isOpening = message.clientId === conversationRules.openingId;
  const opening = isOpening ? renderOpening?.(message) : undefined;
  const look = isOwn ? 'own' : side === 'system' ? 'system' : 'other';
  // i18n-keys: conversation:side.*
  const who = side === 'doctor' ? doctor.doctorName : t(`side.${side}`);
  const words = opening ? (
    <TalkCard hue="teal" pictogram="health-record" head={t('opening')}>
      {opening}
    </TalkCard>
  ) : (
    <MessageContent
      message={message}
      cardLinks={cardLinks}
      pictureAnswer={pictureAnswer}
      timeZone={timeZone}
    />
  );
  return (
    <li className={styles['message']} data-side={look} {...place}>
      {/* The time stands above what follows a silence. */}
      <VisuallyHidden>
        {who} <time dateTime={at}>{timeText(at)}</time>
      </VisuallyHidden>
      {side === 'service' && isFirst && <span className={styles['who']}>{who}</span>}
      <div className={styles['line']}>
        {look === 'other' && (
          <span className={styles['face']}>
            {isFirst && side === 'doctor' && (
              <Avatar kind="doctor" size="small" gender={doctor.gender} seed={doctor.doctorId} />
            )}
          </span>
        )}
        <div className={styles['bubble']} data-look={opening ? 'card' : lookOf(content)}>
          {words}
          {side !== 'patient' && renderBelow?.(message)}
        </div>
      </div>
      {isOwn && (isRead !== undefined || onWithdraw) && (
        <span className={styles['foot']}>
          {isRead !== undefined && t(isRead ? 'read' : 'unread')}
          {onWithdraw && (
            <Button variant="text" size="small" onClick={onWithdraw}>
              {t('withdraw')}
            </Button>
          )}
        </span>
      )}
      {onSeek && (
        <Button variant="text" size="small" onClick={onSeek}>
          {t('search.seek')}
        </Button>
      )}
    </li>
  );
}

interface OutgoingItemProps {
  readonly message: Outgoing;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
  /** Puts the words back into the field. */
  readonly onEdit: () => void;
}

/** A message that is on its way, or was refused. */
export function OutgoingItem({
  message: { type, text, fileIds, problem },
  onRetry,
  onRemove,
  onEdit,
}: OutgoingItemProps): ReactElement {
  const { t } = useTranslation('conversation');
  return (
    <li className={styles['message']} data-side="own">
      <div className={styles['bubble']} data-look="words">
        <p className={styles['words']}>
          {type === 'text' && text}
          {type === 'picture' && t('picturesWaiting', { count: fileIds.length })}
          {type === 'voice' && t('voiceWaiting')}
        </p>
      </div>
      {problem === null ? (
        <span className={styles['foot']}>{t('waiting')}</span>
      ) : (
        <span className={styles['foot']}>
          <span className={styles['problem']} role="alert">
            {t('notSent', { reason: problem })}
          </span>
          <Button variant="text" size="small" onClick={onRetry}>
            {t('resend')}
          </Button>
          <Button variant="text" size="small" onClick={type === 'text' ? onEdit : onRemove}>
            {t(type === 'text' ? 'editAgain' : 'remove')}
          </Button>
        </span>
      )}
    </li>
  );
}
