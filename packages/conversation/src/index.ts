// Owns: how a conversation is shown and written in: messages, what waits to be sent, read marks, how it stands; speaking in place of typing.
// Must not know: any feature, what a conversation belongs to, where its cards lead.
// Used by: features in which people write to a doctor, or ask one; the staff app, on the other side of the same conversations.
export { Conversation } from './conversation';
export { TalkHeader } from './talk-header';
export { useTalkMenu } from './use-talk-menu';
export type { TalkPromise } from './standing-bar';
export { conversationCalls } from './conversation-calls';
export { locales } from './locales';
export { SpeakButton, speakCall } from './voice/speak-button';
export type { CardLinks } from './card-content';
export { cardPictogram } from './card-content';
export { runPlaceOf } from './runs';
export { TalkCard } from './talk-card';
export { Words } from './words';
export { VoiceBar } from './voice/voice-bar';
export { useRecorder } from './voice/use-recorder';
export { followVolume } from './voice/volume';
export { createDevices, type DeviceProblem, type Devices } from './video/devices';
export { createPeer, type Peer } from './video/peer';
export { Picture as CallPicture } from './video/picture';
export { useObserved } from './video/use-observed';
export { AiConversation, aiConversationCalls } from './ai/ai-conversation';
export { AiAssistant, loadAiAssistant } from './ai/ai-assistant';
export { AiQuestionForm } from './ai/ai-start';
export { aiChatLocales } from './ai/locales';
