import { chatApi } from '@xinglin/api';
import type { ChatMessage } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage, type Translate } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { ButtonLink, Card, EmptyState, Note, NoticeBar, Prose, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { consultOf } from '../../../model/record-place';
import { talkHref } from '../../../model/talk-place';

/** The number of a message that an address names; the first of all where it names none. */
function numberOf(query: URLSearchParams): number {
  const number = Number(query.get('number') ?? '1');
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}

/**
 * Longer words of a doctor from one's own conversation: an article, or the examinations that the doctor proposes
 * (spec 2 §2.9). Which of the two, the message says.
 */
const page = detailPage({
  endpoint: chatApi.endpoints.listDpchatDetails,
  input: (place) => ({
    orderKey: consultOf(place),
    after: numberOf(place.query) - 1,
    pageSize: 1,
  }),
  title: (answer, t) => titleOf(answer?.items[0], t),
  backTo: (_answer, place) => talkHref(consultOf(place)),
  gone: {
    title: 'consult:dpchat.missing',
    action: ({ t }) => (
      <ButtonLink to={href('consult.listAll')}>{t('consult:list.all')}</ButtonLink>
    ),
  },
  children: ({ items: [message] }, place) =>
    message?.content.type === 'richText' ? (
      <Words message={message} content={message.content} />
    ) : (
      <EmptyState
        kind="guides"
        title={place.t('consult:richText.missing')}
        action={
          <ButtonLink to={talkHref(consultOf(place))}>
            {place.t('consult:conversation.read')}
          </ButtonLink>
        }
      />
    ),
});

export const { load } = page;
export default page.Page;

function titleOf(message: ChatMessage | undefined, t: Translate): string {
  const isCheck = message?.content.type === 'richText' && message.content.purpose === 'check';
  return t(isCheck ? 'consult:richText.check' : 'consult:richText.title');
}

type Content = Extract<ChatMessage['content'], { readonly type: 'richText' }>;

function Words({
  message: { orderKey, at },
  content: { purpose, title, paragraphs },
}: {
  readonly message: ChatMessage;
  readonly content: Content;
}): ReactElement {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const isCheck = purpose === 'check';
  const List = isCheck ? 'ol' : 'div';
  const Part = isCheck ? 'li' : 'section';
  return (
    <>
      {isCheck && <NoticeBar>{t('richText.notBooked')}</NoticeBar>}
      <Card title={title}>
        <Stack>
          <Prose>
            <List>
              {paragraphs.map(({ heading, text }, place) => (
                <Part key={`${place}${heading ?? ''}`}>
                  {heading !== null && <h3>{heading}</h3>}
                  <p>{text}</p>
                </Part>
              ))}
            </List>
          </Prose>
          <Note>{t('richText.said', { time: formatInstant(at, locale, hospitalTimeZone) })}</Note>
        </Stack>
      </Card>
      <Stack inset>
        {isCheck && (
          <>
            <ButtonLink block to={href('booking.home')}>
              {t('richText.book')}
            </ButtonLink>
            <ButtonLink block variant="outline" to={href('consult.cloudCheck')}>
              {t('richText.all')}
            </ButtonLink>
          </>
        )}
        <ButtonLink block variant="outline" to={talkHref(orderKey)}>
          {t('richText.talk')}
        </ButtonLink>
      </Stack>
    </>
  );
}
