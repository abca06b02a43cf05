import { usePreferences } from '@xinglin/api';
import type { ChatMessage, UploadedFile } from '@xinglin/gateway-sdk';
import { ButtonLink, Dialog } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './message.module.css';

type Content = ChatMessage['content'];
type Card = Extract<Content, { readonly type: 'card' }>;

/** Where cards lead, by what they stand for; one that leads nowhere is only read. */
export type CardLinks = { readonly [Kind in Card['card']]?: (thingId: string) => string };

/** Where a browser fetches an uploaded file; only its owner is given it. */
const addressOf = ({ url }: Pick<UploadedFile, 'url'>): string => `/gateway${url}`;

/** As a person wrote them: in a language that need not be the page's, which a screen reader has to know. */
function Words({ children }: { children: string }): ReactElement {
  const { locale } = usePreferences();
  const isForeign = !locale.startsWith('zh') && /\p{Script=Han}/u.test(children);
  return (
    <p className={styles['words']} lang={isForeign ? 'zh' : undefined}>
      {children}
    </p>
  );
}

/** What a message holds, by its type. */
export function MessageContent({
  content,
  cardLinks,
}: {
  content: Content;
  cardLinks: CardLinks;
}): ReactElement {
  const { t } = useTranslation('conversation');
  switch (content.type) {
    case 'text':
    case 'notice':
      return <Words>{content.text}</Words>;
    case 'picture':
      return <Pictures files={content.files} />;
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
    case 'card':
      return <CardContent card={content} leads={cardLinks[content.card]} />;
    case 'richText':
      return (
        <>
          <b>{content.title}</b>
          {content.paragraphs.map(({ heading, text }) => (
            <p key={`${heading ?? ''}${text}`} className={styles['words']}>
              {heading !== null && <b>{heading} </b>}
              {text}
            </p>
          ))}
        </>
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

/** Pictures in small; a tap opens one as large as the screen. */
function Pictures({ files }: { files: readonly UploadedFile[] }): ReactElement {
  const { t } = useTranslation('conversation');
  const [open, setOpen] = useState<number>();
  const shown = open === undefined ? undefined : files[open];
  const titleOf = (place: number) => t('picture', { place: place + 1, count: files.length });
  return (
    <div className={styles['pictures']}>
      {files.map((file, place) => (
        <button
          key={file.fileId}
          type="button"
          className={styles['thumb']}
          onClick={() => setOpen(place)}
        >
          <img
            src={addressOf(file)}
            alt={titleOf(place)}
            width={file.width ?? undefined}
            height={file.height ?? undefined}
            loading="lazy"
          />
        </button>
      ))}
      <Dialog
        open={shown !== undefined}
        onClose={() => setOpen(undefined)}
        title={titleOf(open ?? 0)}
      >
        {shown && (
          <img className={styles['large']} src={addressOf(shown)} alt={titleOf(open ?? 0)} />
        )}
      </Dialog>
    </div>
  );
}
