import type { ChatMessage } from '@xinglin/gateway-sdk';
import { ButtonLink, pictograms, type PictogramName } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './message.module.css';
import { PrescriptionProgress } from './prescription-progress';
import { TalkCard } from './talk-card';

type Content = ChatMessage['content'];
type RichText = Extract<Content, { readonly type: 'richText' }>;
type Card = Extract<Content, { readonly type: 'card' }>;

/** Addresses of what cards represent, by their kind; a card without one is only read. */
export type CardLinks = { readonly [Kind in Card['card']]?: (thingId: string) => string } & {
  /** The page of longer words, by what they are for and the number of their message. */
  readonly richText?: (purpose: RichText['purpose'], number: number) => string;
};

const drawings: Readonly<Record<Card['card'] | RichText['purpose'], PictogramName>> = {
  prescription: 'prescription',
  prescriptionRequest: 'prescription',
  report: 'report',
  appointment: 'registration',
  questionnaire: 'survey',
  followUp: 'chronic-care',
  healthRecord: 'health-record',
  callRecording: 'phone-consult',
  article: 'report-reading',
  check: 'check-up',
};

/** The drawing of a card or of longer words, by its kind. */
export const cardPictogram = (kind: Card['card'] | RichText['purpose']): PictogramName =>
  drawings[kind];

/** Those that wait for the person have a filled button. */
const wanted: readonly Card['card'][] = ['appointment', 'questionnaire', 'followUp'];

/** A thing that a conversation is about, and the one way to it. */
export function CardContent({
  orderKey,
  card: { card, thingId, title, lines },
  leads,
}: {
  orderKey: string;
  card: Card;
  leads: ((thingId: string) => string) | undefined;
}): ReactElement {
  const { t } = useTranslation('conversation');
  const head = t(`card.${card}`);
  return (
    // i18n-keys: conversation:card.*, conversation:openCard.*
    <TalkCard hue={pictograms[drawings[card]]} pictogram={drawings[card]} head={head}>
      {card !== 'prescriptionRequest' && title !== head && <b>{title}</b>}
      {lines.map((line) => (
        <span key={line} className={styles['fact']}>
          {line}
        </span>
      ))}
      {card === 'prescriptionRequest' && <PrescriptionProgress orderKey={orderKey} />}
      {leads && (
        <div className={styles['way']}>
          <ButtonLink
            to={leads(thingId)}
            size="small"
            variant={wanted.includes(card) ? 'primary' : 'outline'}
          >
            {t(`openCard.${card}`)}
          </ButtonLink>
        </div>
      )}
    </TalkCard>
  );
}

/** Longer words: whole where no page shows them, else how they begin and the way to that page. */
export function RichTextContent({
  content: { purpose, title, paragraphs },
  to,
}: {
  content: RichText;
  to: string | undefined;
}): ReactElement {
  const { t } = useTranslation('conversation');
  const drawing = drawings[purpose];
  return (
    // i18n-keys: conversation:richText.*
    <TalkCard hue={pictograms[drawing]} pictogram={drawing} head={t(`richText.${purpose}`)}>
      <b>{title}</b>
      {(to === undefined ? paragraphs : paragraphs.slice(0, 1)).map(({ heading, text }) => (
        <p key={`${heading ?? ''}${text}`} className={styles['words']}>
          {heading !== null && <b>{heading} </b>}
          {text}
        </p>
      ))}
      {to !== undefined && (
        <div className={styles['way']}>
          <ButtonLink to={to} size="small" variant="outline">
            {t('openRichText')}
          </ButtonLink>
        </div>
      )}
    </TalkCard>
  );
}
