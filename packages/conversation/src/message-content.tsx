import { SentPictures } from '@xinglin/forms';
import type { ChatMessage, UploadedFile } from '@xinglin/gateway-sdk';
import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CardContent, RichTextContent, type CardLinks } from './card-content';
import styles from './message.module.css';
import { PictureRequest, type PictureAnswer } from './picture-request';
import { VoiceBar } from './voice/voice-bar';
import { Words } from './words';

/** How the bubble around a message looks: white or tinted, none around pictures, a card for a thing. */
export function lookOf({ type }: ChatMessage['content']): 'words' | 'bare' | 'card' {
  if (type === 'picture' || type === 'video') return 'bare';
  return type === 'card' || type === 'richText' || type === 'pictureRequest' ? 'card' : 'words';
}

/** Where a browser fetches an uploaded file; only its owner is given it. */
const addressOf = ({ url }: Pick<UploadedFile, 'url'>): string => `/gateway${url}`;

/** What a message holds, by its type. */
export function MessageContent({
  message: { orderKey, number, content },
  cardLinks,
  pictureAnswer,
  timeZone,
}: {
  message: Pick<ChatMessage, 'orderKey' | 'number' | 'content'>;
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
          look="talk"
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
        <VoiceBar
          src={addressOf(content.voice)}
          durationMs={content.voice.durationMs}
          transcript={content.voice.transcript}
        />
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
      return <CardContent orderKey={orderKey} card={content} leads={cardLinks[content.card]} />;
    case 'richText':
      return (
        <RichTextContent content={content} to={cardLinks.richText?.(content.purpose, number)} />
      );
    case 'withdrawn':
      return <></>;
  }
}
