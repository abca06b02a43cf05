// Generated from packages/contract by `npm run generate`; change it there.
export type StreamAiChatResponse =
  | {
      type: 'words';
      text: string;
    }
  | {
      type: 'message';
      message: AiMessage;
    };
export interface BeginAiChatRequest {
  clientId: string;
  text: string;
  patientId?: string | undefined;
}
export interface BeginAiChatResponse {
  conversationId: string;
}
export interface StreamAiChatRequest {
  conversationId: string;
  clientId: string;
  text: string;
}
export interface AiMessage {
  number: number;
  side: 'person' | 'guide';
  text: string;
  at: string;
  clientId: string | null;
  isBroken: boolean;
  isUrgent: boolean;
  departments: {
    deptId: string;
    deptName: string;
  }[];
  verdict: ('helpful' | 'unhelpful') | null;
}
export interface AiConversation {
  conversationId: string;
  text: string;
  patientName: string | null;
  lastAt: string;
}
export interface AiChatCallsResponse {
  items: AiConversation[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetAiChatRequest {
  conversationId: string;
}
export interface GetAiChatResponse {
  conversationId: string;
  text: string;
  patientName: string | null;
  lastAt: string;
  patientId: string | null;
  messages: AiMessage[];
}
export interface DeleteAiChatRequest {
  conversationId: string;
}
export interface DeleteAiChatResponse {
  done: true;
}
export interface ReviewConsultAiRecordRequest {
  conversationId: string;
  number: number;
  verdict: 'helpful' | 'unhelpful';
  reason?: string | undefined;
}
export interface ReviewConsultAiRecordResponse {
  done: true;
}
