// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, PiecesRow } from '../call-row';
import type { AiChatCallsResponse, BeginAiChatRequest, BeginAiChatResponse, DeleteAiChatRequest, DeleteAiChatResponse, GetAiChatRequest, GetAiChatResponse, ReviewConsultAiRecordRequest, ReviewConsultAiRecordResponse, StreamAiChatRequest, StreamAiChatResponse } from './types/ai-chat';

/** The calls of the aiChat domain. */
export const aiChatCalls: {
  beginAiChat: CallRow<BeginAiChatRequest, BeginAiChatResponse, 'mutation'>;
  streamAiChat: PiecesRow<StreamAiChatRequest, StreamAiChatResponse>;
  aiChatCalls: CallRow<void, AiChatCallsResponse, 'query'>;
  getAiChat: CallRow<GetAiChatRequest, GetAiChatResponse, 'query'>;
  deleteAiChat: CallRow<DeleteAiChatRequest, DeleteAiChatResponse, 'mutation'>;
  reviewConsultAiRecord: CallRow<ReviewConsultAiRecordRequest, ReviewConsultAiRecordResponse, 'mutation'>;
} = {
  beginAiChat: {
    path: '/aichat/begin',
    kind: 'mutation',
    tags: [
      'AiChat'
    ]
  },
  streamAiChat: {
    path: '/aichat/stream',
    kind: 'mutation',
    timeoutMs: 0,
    streams: true
  },
  aiChatCalls: {
    path: '/aichat/list',
    kind: 'query',
    tags: [
      'AiChat'
    ]
  },
  getAiChat: {
    path: '/aichat/detail',
    kind: 'query',
    tags: [
      {
        type: 'AiChat',
        by: 'conversationId'
      }
    ]
  },
  deleteAiChat: {
    path: '/aichat/delete',
    kind: 'mutation',
    tags: [
      'AiChat'
    ]
  },
  reviewConsultAiRecord: {
    path: '/consult/ai/record/review.json',
    kind: 'mutation',
    tags: [
      {
        type: 'AiChat',
        by: 'conversationId'
      }
    ]
  }
};
