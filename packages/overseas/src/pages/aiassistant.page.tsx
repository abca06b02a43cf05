import type { PageLoad } from '@xinglin/api';
import { AiConversation, aiConversationCalls, AiStart, loadAiStart } from '@xinglin/conversation';
import { idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { LanguagePicker } from '../components/language-picker';

const conversationIn = (query: URLSearchParams): string | undefined =>
  idFilter.read(query.get('conversationId'));

export const load: PageLoad = (place) => {
  const conversationId = conversationIn(place.query);
  return conversationId === undefined ? loadAiStart(place) : aiConversationCalls(conversationId);
};

const hrefOf = (conversationId: string): string =>
  href('overseas.assistant', {}, { conversationId });

/** The AI guide for people abroad: from it the way to a doctor is a free consultation (spec 2 §2.30). */
export default function OverseasAssistantPage(): ReactElement {
  const { t } = useTranslation(['ai-chat', 'overseas-consult']);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const conversationId = conversationIn(query);
  const isHistory = query.get('mode') === 'history';
  const consult = (
    <ButtonLink variant="outline" to={href('overseas.consultWizard')}>
      {t('overseas-consult:wizard.title')}
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
          backTo={isStart ? href('overseas.consultList') : href('overseas.assistant')}
          action={<LanguagePicker />}
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
          ways={isHistory ? start : consult}
        />
      ) : (
        <AiConversation
          conversationId={conversationId}
          renderWays={() => (
            <Cluster>
              {consult}
              {start}
            </Cluster>
          )}
        />
      )}
    </Page>
  );
}
