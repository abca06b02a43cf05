import { overseasApi, type PageLoad } from '@xinglin/api';
import { Conversation, conversationCalls, TalkHeader, useTalkMenu } from '@xinglin/conversation';
import type { ChatMessage } from '@xinglin/gateway-sdk';
import { useLocale, type Locale } from '@xinglin/i18n';
import { idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Note, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { bothTimes } from '../model/times';
import { NotTranslated } from './not-translated';
import { OpeningCase } from './opening-case';
import { LanguagePicker } from './language-picker';
import { useReaderZone } from './use-reader-zone';

const orderKeyIn = (query: URLSearchParams): string | undefined =>
  idFilter.read(query.get('orderKey'));

export const loadTalk: PageLoad = ({ query }) => {
  const orderKey = orderKeyIn(query);
  return orderKey === undefined
    ? []
    : [
        ...conversationCalls(orderKey),
        overseasApi.endpoints.getOverseasConsult.initiate({ orderKey }),
      ];
};

/** The conversation of one consultation; with translations, each below what the doctor wrote. */
export function TalkPage({ isTranslated }: { isTranslated: boolean }): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const locale = useLocale();
  const timeZone = useReaderZone();
  const [query] = useSearchParams();
  const orderKey = orderKeyIn(query);
  const { data: consult } = overseasApi.useGetOverseasConsultQuery(
    { orderKey: orderKey ?? '' },
    { skip: orderKey === undefined },
  );
  const menu = useTalkMenu();
  const head = {
    title: t('talk.title'),
    backTo: href('overseas.consultList'),
    action: <LanguagePicker />,
  };
  if (orderKey === undefined)
    return (
      <Page header={<PageHeader {...head} />}>
        <EmptyState
          kind="consults"
          title={t('talk.missing')}
          action={<ButtonLink to={href('overseas.consultList')}>{t('list.title')}</ButtonLink>}
        />
      </Page>
    );
  const toOrder = href('overseas.orderDetail', { orderKey });
  return (
    <Page header={<TalkHeader {...head} orderKey={orderKey} menu={menu} />}>
      <Conversation
        orderKey={orderKey}
        menu={menu}
        menuItems={[{ label: t('talk.order'), to: toOrder }]}
        timeZone={timeZone}
        renderOpening={() => consult && <OpeningCase consult={consult} />}
        timeText={(at) => {
          const { own, theirs } = bothTimes(at, locale, timeZone);
          return theirs === null ? own : t('time.both', { own, theirs });
        }}
        {...(isTranslated && {
          renderBelow: (message: ChatMessage) => (
            <Translation orderKey={orderKey} message={message} language={locale} />
          ),
        })}
        afterwards={
          <ButtonLink variant="outline" to={toOrder}>
            {t('talk.order')}
          </ButtonLink>
        }
      />
    </Page>
  );
}

/** What a message says in the reader's language, below its own words. */
function Translation({
  orderKey,
  message: { number, side, content },
  language,
}: {
  orderKey: string;
  message: ChatMessage;
  language: Locale;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const { currentData, isError } = overseasApi.useTranslateOverseasMessageQuery(
    { orderKey, number, language },
    { skip: side !== 'doctor' || content.type !== 'text' },
  );
  if (isError) return <Note>{t('talk.untranslated')}</Note>;
  if (currentData === undefined || content.type !== 'text') return <></>;
  const { text, isGlossary } = currentData;
  // Half a sentence of advice misleads: what is not translated in full is shown in its original language.
  if (text === null)
    return <NotTranslated orderKey={orderKey} number={number} language={language} />;
  if (text === content.text) return <></>;
  return (
    <>
      <p>{text}</p>
      {isGlossary && <Note>{t('talk.glossary')}</Note>}
    </>
  );
}
