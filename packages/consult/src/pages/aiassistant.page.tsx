import type { PageLoad } from '@xinglin/api';
import { AiConversation, aiConversationCalls, AiStart, loadAiStart } from '@xinglin/conversation';
import { idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { AskADoctor, departmentHref } from '../components/ai-guide-ways';

const conversationIn = (query: URLSearchParams): string | undefined =>
  idFilter.read(query.get('conversationId'));

export const load: PageLoad = (place) => {
  const conversationId = conversationIn(place.query);
  return conversationId === undefined ? loadAiStart(place) : aiConversationCalls(conversationId);
};

const hrefOf = (conversationId: string): string =>
  href('overseas.assistant', {}, { conversationId });
const historyHref = href('overseas.assistant', {}, { mode: 'history' });

/** The AI guide: a new conversation, one of before, or all of them (`mode=history`). */
export default function AssistantPage(): ReactElement {
  const { t } = useTranslation(['ai-chat', 'ai-consult']);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const conversationId = conversationIn(query);
  const isHistory = query.get('mode') === 'history';
  // The doctor from whose page a person came here.
  const doctorId = idFilter.read(query.get('doctorDetail'));
  const backToDoctor = doctorId !== undefined && (
    <ButtonLink variant="text" to={href('directory.doctor', { id: doctorId })}>
      {t('ai-consult:backToDoctor')}
    </ButtonLink>
  );
  const book = (
    <ButtonLink variant="outline" to={href('booking.hospitalList')}>
      {t('ai-consult:chat.book')}
    </ButtonLink>
  );
  const start = (
    <ButtonLink variant="text" to={href('overseas.assistant')}>
      {t('ai-chat:begin')}
    </ButtonLink>
  );
  const isStart = conversationId === undefined && !isHistory;
  return (
    <Page
      header={
        <PageHeader
          title={t(isHistory ? 'ai-chat:history' : 'ai-chat:title')}
          backTo={isStart ? href('portal.assistantHome') : href('overseas.assistant')}
        />
      }
    >
      {conversationId === undefined ? (
        <AiStart
          isHistory={isHistory}
          conversationHref={hrefOf}
          onBegun={async (begun) => {
            await navigate(hrefOf(begun), { replace: true });
          }}
          ways={
            <Cluster>
              {backToDoctor}
              {isHistory ? (
                start
              ) : (
                <ButtonLink variant="outline" to={href('consult.portal')}>
                  {t('ai-consult:ask')}
                </ButtonLink>
              )}
            </Cluster>
          }
        />
      ) : (
        <AiConversation
          conversationId={conversationId}
          departmentHref={departmentHref}
          renderWays={(conversation) => (
            <Cluster>
              <AskADoctor conversation={conversation} />
              {book}
              {start}
              <ButtonLink variant="text" to={historyHref}>
                {t('ai-chat:history')}
              </ButtonLink>
            </Cluster>
          )}
        />
      )}
    </Page>
  );
}
