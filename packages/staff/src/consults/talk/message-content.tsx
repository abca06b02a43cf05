import { cardPictogram, TalkCard, Words } from '@xinglin/conversation';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { pictograms } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageFiles } from './message-files';
import type { TalkMessage } from './use-talk';

/** How the bubble around a message looks: white or tinted, none around pictures, a card for a thing. */
export function bubbleOf({ type }: TalkMessage['content']): 'words' | 'bare' | 'card' {
  if (type === 'picture' || type === 'video') return 'bare';
  return type === 'card' || type === 'richText' || type === 'pictureRequest' ? 'card' : 'words';
}

/** What a message holds, by its type, as the doctor reads it. */
export function MessageContent({
  message: { orderKey, number, content },
}: {
  readonly message: TalkMessage;
}): ReactElement | null {
  const { t } = useTranslation('staff');
  const locale = useLocale();
  switch (content.type) {
    case 'text':
    case 'notice':
      return <Words>{content.text}</Words>;
    case 'picture':
    case 'video':
    case 'file':
    case 'voice':
      return <MessageFiles orderKey={orderKey} number={number} content={content} />;
    case 'pictureRequest':
      return (
        <TalkCard hue="blue" pictogram="consult" head={t('consult.picturesRequested')}>
          <Words>{content.reason}</Words>
          <small>
            {content.answeredAt === null
              ? t('consult.picturesUntil', { time: formatInstant(content.until, locale) })
              : t('consult.picturesCame', { time: formatInstant(content.answeredAt, locale) })}
          </small>
        </TalkCard>
      );
    case 'card': {
      const drawing = cardPictogram(content.card);
      // i18n-keys: staff:consult.card.*
      const head = t(`consult.card.${content.card}`);
      return (
        <TalkCard hue={pictograms[drawing]} pictogram={drawing} head={head}>
          {content.title !== head && <b>{content.title}</b>}
          {content.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </TalkCard>
      );
    }
    case 'richText': {
      const drawing = cardPictogram(content.purpose);
      return (
        // i18n-keys: staff:consult.richText.*
        <TalkCard
          hue={pictograms[drawing]}
          pictogram={drawing}
          head={t(`consult.richText.${content.purpose}`)}
        >
          <b>{content.title}</b>
          {content.paragraphs.map(({ heading, text }) => (
            <p key={`${heading ?? ''}${text}`}>
              {heading !== null && <b>{heading} </b>}
              {text}
            </p>
          ))}
        </TalkCard>
      );
    }
    case 'withdrawn':
      return null;
  }
}
