// Owns: how a conversation is shown and written in: messages, what waits to be sent, read marks, how it stands; speaking in place of typing.
// Must not know: any feature, what a conversation belongs to, where its cards lead.
// Used by: features in which people write to a doctor, or ask one.
export { Conversation } from './conversation';
export { TalkHeader } from './talk-header';
export { useTalkMenu } from './use-talk-menu';
export type { TalkPromise } from './standing-bar';
export { conversationCalls } from './conversation-calls';
export { locales } from './locales';
export { SpeakButton, speakCall } from './voice/speak-button';
export type { CardLinks } from './card-content';
export { AiConversation, aiConversationCalls } from './ai/ai-conversation';
export { AiAssistant, loadAiAssistant } from './ai/ai-assistant';
export { AiQuestionForm } from './ai/ai-start';
export { aiChatLocales } from './ai/locales';
