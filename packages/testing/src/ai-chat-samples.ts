import type { AiMessage, GetAiChatResponse } from '@xinglin/gateway-sdk';
import { sampleTime } from './samples';

/** A message of a conversation with the AI guide, unless told an answer that leads to a department. */
export function sampleAiMessage(number: number, more: Partial<AiMessage> = {}): AiMessage {
  return {
    number,
    side: 'guide',
    text: '可以看这些科室：消化内科。',
    at: sampleTime,
    clientId: null,
    isBroken: false,
    isUrgent: false,
    departments: [{ deptId: 'gastroenterology', deptName: '消化内科' }],
    verdict: null,
    ...more,
  };
}

/** What a person asks the AI guide. */
export const sampleAiQuestion = sampleAiMessage(1, {
  side: 'person',
  text: '肚子疼两天了',
  clientId: 'q-1',
  departments: [],
});

/** A conversation with the AI guide in which one question was answered. */
export const sampleAiChat: GetAiChatResponse = {
  conversationId: 'ai-1',
  text: '肚子疼两天了',
  patientName: null,
  patientId: null,
  lastAt: sampleTime,
  messages: [sampleAiQuestion, sampleAiMessage(2)],
};
