export { SpeakButton as default } from '@xinglin/conversation';
