import { aiChatApi } from '@xinglin/api';
import type { GetAiChatResponse } from '@xinglin/gateway-sdk';
import { Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { AiTalk } from './ai-talk';

interface AiConversationProps {
  readonly conversationId: string;
  /** Where doctors of a department are; undefined where this portal has none. */
  readonly departmentHref?: ((deptId: string) => string) | undefined;
  /** Ways to a doctor, below the messages. */
  readonly renderWays: (conversation: GetAiChatResponse) => ReactNode;
}

/** What the page of an {@link AiConversation} loads first. */
export const aiConversationCalls = (conversationId: string) => [
  aiChatApi.endpoints.getAiChat.initiate({ conversationId }),
];

/** One's own conversation with the AI guide. */
export function AiConversation({
  conversationId,
  departmentHref,
  renderWays,
}: AiConversationProps): ReactElement {
  // What is in the store may be of a visit before.
  const query = aiChatApi.useGetAiChatQuery({ conversationId }, { refetchOnMountOrArgChange: 10 });
  return (
    <Loaded query={query} skeleton={<SkeletonList lines={3} />}>
      {(conversation) => (
        <AiTalk
          key={conversationId}
          conversationId={conversationId}
          messages={conversation.messages}
          departmentHref={departmentHref}
          ways={renderWays(conversation)}
        />
      )}
    </Loaded>
  );
}
