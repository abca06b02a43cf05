import type { ChatMessage } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, timeAt } from '@xinglin/rules';
import { Button, NoticeBar } from '@xinglin/ui';
import { useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './message.module.css';
import { TalkCard } from './talk-card';
import { usePictureUpload } from './use-picture-upload';
import { Words } from './words';

type Request = Extract<ChatMessage['content'], { readonly type: 'pictureRequest' }>;

/** What sends the pictures of an open request; `over` where they are no longer awaited. */
export type PictureAnswer = ((fileIds: readonly string[]) => void) | 'over';

/** The doctor's request for pictures: why, until when, what happens then, and the button that sends them. */
export function PictureRequest({
  request,
  answer,
  timeZone,
}: {
  request: Request;
  /** Undefined where the request is only shown, as in a search. */
  answer: PictureAnswer | undefined;
  timeZone: string;
}): ReactElement {
  const { t } = useTranslation('conversation');
  const locale = useLocale();
  const moment = (at: string): string =>
    `${formatDay(dayAt(at, timeZone), locale)} ${timeAt(at, timeZone)}`;
  const { reason, until, outcome, formerUntil, answeredAt } = request;
  const isOpen = answeredAt === null && answer !== 'over';
  return (
    <TalkCard hue="amber" pictogram="to-review" head={t('pictureRequest.title')}>
      <Words>{reason}</Words>
      {isOpen && (
        <>
          {/* i18n-keys: conversation:pictureRequest.late.*, conversation:pictureRequest.former.* */}
          <p className={styles['terms']}>
            <strong>{t('pictureRequest.until', { until: moment(until) })}</strong>{' '}
            {t(`pictureRequest.late.${outcome}`)}
          </p>
          <p className={styles['terms']}>
            {t(`pictureRequest.former.${outcome}`, { former: moment(formerUntil) })}
          </p>
          {answer && <SendPictures onPictures={answer} />}
        </>
      )}
      {!isOpen && (
        <p className={styles['terms']}>
          {answeredAt === null
            ? t('pictureRequest.over')
            : t('pictureRequest.answered', { at: moment(answeredAt) })}
        </p>
      )}
    </TalkCard>
  );
}

/** One button for the camera and the album: the phone offers both. */
function SendPictures({
  onPictures,
}: {
  onPictures: (fileIds: readonly string[]) => void;
}): ReactElement {
  const { t } = useTranslation('conversation');
  const field = useRef<HTMLInputElement>(null);
  const { take, isUploading, trouble } = usePictureUpload(onPictures);
  return (
    <>
      {trouble !== undefined && (
        <NoticeBar tone="danger" live>
          {trouble}
        </NoticeBar>
      )}
      <input
        ref={field}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <Button
        block
        pending={isUploading}
        pendingLabel={t('sendingPictures')}
        onClick={() => field.current?.click()}
      >
        {t('pictureRequest.send')}
      </Button>
    </>
  );
}
