import type { PageLoad } from '@xinglin/api';
import type { GetAiChatResponse } from '@xinglin/gateway-sdk';
import { idFilter, usePlace } from '@xinglin/pages';
import { ButtonLink, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AiConversation, aiConversationCalls } from './ai-conversation';
import { AiStart, loadAiStart } from './ai-start';

const conversationIn = (query: URLSearchParams): string | undefined =>
  idFilter.read(query.get('conversationId'));

/** What the page of an {@link AiAssistant} loads first. */
export const loadAiAssistant: PageLoad = (place) => {
  const conversationId = conversationIn(place.query);
  return conversationId === undefined ? loadAiStart(place) : aiConversationCalls(conversationId);
};

interface AiAssistantProps {
  /** The page's own address, with what is asked of it. */
  readonly hrefOf: (query: { readonly conversationId?: string }) => string;
  /** Where the page was come from. */
  readonly backTo: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly departmentHref?: (deptId: string) => string;
  /** Ways to a doctor where nothing was asked yet; `start` leads from what was asked before to a new question. */
  readonly renderStartWays: (isHistory: boolean, start: ReactElement) => ReactNode;
  /** Ways to a doctor below a conversation. */
  readonly renderWays: (conversation: GetAiChatResponse, start: ReactElement) => ReactNode;
}

/**
 * The page of the AI guide: a new conversation, the one that `conversationId` names, or the list of all (`mode=history`)
 * (spec 2 §2.30).
 */
export function AiAssistant(props: AiAssistantProps): ReactElement {
  const { hrefOf, backTo, action, departmentHref, renderStartWays, renderWays } = props;
  const { t } = useTranslation('ai-chat');
  const navigate = useNavigate();
  const { query } = usePlace();
  const conversationId = conversationIn(query);
  const isHistory = query.get('mode') === 'history';
  const isStart = conversationId === undefined && !isHistory;
  const conversationHref = (id: string) => hrefOf({ conversationId: id });
  const start = (
    <ButtonLink variant="text" to={hrefOf({})}>
      {t('begin')}
    </ButtonLink>
  );
  return (
    <Page
      header={
        <PageHeader
          title={t(isHistory ? 'history' : 'title')}
          backTo={isStart ? backTo : hrefOf({})}
          action={action}
        />
      }
    >
      {conversationId === undefined ? (
        <AiStart
          isHistory={isHistory}
          conversationHref={conversationHref}
          onBegun={async (begun) => {
            await navigate(conversationHref(begun), { replace: true });
          }}
          ways={renderStartWays(isHistory, start)}
        />
      ) : (
        <AiConversation
          conversationId={conversationId}
          departmentHref={departmentHref}
          renderWays={(conversation) => renderWays(conversation, start)}
        />
      )}
    </Page>
  );
}
