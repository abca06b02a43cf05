import { SentPictures } from '@xinglin/forms';
import type { ChatMessage, UploadedFile } from '@xinglin/gateway-sdk';
import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './message.module.css';
import { PictureRequest, type PictureAnswer } from './picture-request';
import { Words } from './words';

type Content = ChatMessage['content'];
type RichText = Extract<Content, { readonly type: 'richText' }>;
type Card = Extract<Content, { readonly type: 'card' }>;

/** Where cards lead, by what they stand for; one that leads nowhere is only read. */
export type CardLinks = { readonly [Kind in Card['card']]?: (thingId: string) => string } & {
  /** The page of longer words, by what they are for and the number of their message. */
  readonly richText?: (purpose: RichText['purpose'], number: number) => string;
};

/** Where a browser fetches an uploaded file; only its owner is given it. */
const addressOf = ({ url }: Pick<UploadedFile, 'url'>): string => `/gateway${url}`;

/** What a message holds, by its type. */
export function MessageContent({
  message: { number, content },
  cardLinks,
  pictureAnswer,
  timeZone,
}: {
  message: Pick<ChatMessage, 'number' | 'content'>;
  cardLinks: CardLinks;
  pictureAnswer: PictureAnswer | undefined;
  timeZone: string;
}): ReactElement {
  const { t } = useTranslation('conversation');
  switch (content.type) {
    case 'text':
    case 'notice':
      return <Words>{content.text}</Words>;
    case 'picture':
      return (
        <SentPictures
          pictures={content.files}
          titleOf={(place) => t('picture', { place, count: content.files.length })}
        />
      );
    case 'video':
      return (
        <>
          {content.files.map((file) => (
            // oxlint-disable-next-line jsx_a11y/media-has-caption -- a film that a patient has just taken has no captions
            <video
              key={file.fileId}
              className={styles['film']}
              src={addressOf(file)}
              controls
              preload="metadata"
              aria-label={t('film')}
            />
          ))}
        </>
      );
    case 'voice':
      return (
        <>
          {/* oxlint-disable-next-line jsx_a11y/media-has-caption -- its words stand below it where they are known */}
          <audio
            className={styles['voice']}
            src={addressOf(content.voice)}
            controls
            preload="none"
            aria-label={t('voice', { seconds: Math.round((content.voice.durationMs ?? 0) / 1000) })}
          />
          {content.voice.transcript !== null && <Words>{content.voice.transcript}</Words>}
        </>
      );
    case 'file':
      return (
        <>
          {content.files.map((file) => (
            <ButtonLink key={file.fileId} href={addressOf(file)} download variant="text">
              {t('file', { kilobytes: Math.ceil(file.size / 1024) })}
            </ButtonLink>
          ))}
        </>
      );
    case 'pictureRequest':
      return <PictureRequest request={content} answer={pictureAnswer} timeZone={timeZone} />;
    case 'card':
      return <CardContent card={content} leads={cardLinks[content.card]} />;
    case 'richText':
      return (
        <RichTextContent content={content} to={cardLinks.richText?.(content.purpose, number)} />
      );
    case 'withdrawn':
      return <></>;
  }
}

function CardContent({
  card: { card, thingId, title, lines },
  leads,
}: {
  card: Card;
  leads: ((thingId: string) => string) | undefined;
}): ReactElement {
  const { t } = useTranslation('conversation');
  return (
    <div className={styles['card']}>
      {/* i18n-keys: conversation:card.* */}
      <span className={styles['kind']}>{t(`card.${card}`)}</span>
      <b>{title}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {leads && (
        <ButtonLink to={leads(thingId)} size="small" variant="outline">
          {t('openCard')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Longer words: whole where no page shows them, else how they begin and the way to that page. */
function RichTextContent({
  content: { purpose, title, paragraphs },
  to,
}: {
  content: RichText;
  to: string | undefined;
}): ReactElement {
  const { t } = useTranslation('conversation');
  return (
    <div className={styles['card']}>
      {/* i18n-keys: conversation:richText.* */}
      <span className={styles['kind']}>{t(`richText.${purpose}`)}</span>
      <b>{title}</b>
      {(to === undefined ? paragraphs : paragraphs.slice(0, 1)).map(({ heading, text }) => (
        <p key={`${heading ?? ''}${text}`} className={styles['words']}>
          {heading !== null && <b>{heading} </b>}
          {text}
        </p>
      ))}
      {to !== undefined && (
        <ButtonLink to={to} size="small" variant="outline">
          {t('openRichText')}
        </ButtonLink>
      )}
    </div>
  );
}
