// Owns: sending a call to the gateway and reading its answer, with nothing but fetch; the calls as generated rows.
// Must not know: React, the store, routes, cookies; which page asks.
// Used by: packages/api in browser and server, the portal's proxy, scripts and partners.
export {
  type ApiCache,
  type ApiCacheOptions,
  type ApiCacheStorage,
  apiCacheLifeMs,
  createApiCache,
  isCacheDisabled,
} from './api-cache';
export { cacheKeyOf } from './cache-key';
export type { CallEvent } from './call-event';
export type {
  CallKind,
  CallRow,
  EventRule,
  EventRules,
  ListRow,
  PiecesRow,
  StreamRow,
} from './call-row';
export type { Cipher } from './cipher';
export {
  createEncryption,
  type EncryptionOptions,
  type EncryptionRule,
  isEncryptionClosed,
  loadCiphers,
  parseEncryptionRule,
} from './encryption';
export { GatewayError, type FieldFailure, type GatewayFailure } from './failure';
export { createGateway, type Gateway } from './gateway';
export type { CallOptions, GatewayOptions } from './gateway-options';
export * from './generated';
export { isOutcomeUnknown } from './failure-policy';
export { everyCall } from './generated/every-call';
export { sessionCalls } from './generated/session-calls';
export { md5Hex } from './md5';
export {
  canonicalRequest,
  createSigner,
  type SignedRequest,
  type SigningOptions,
} from './signature';
export type { RetryOptions } from './retry';
export { compressImage, type CompressOptions } from './compress-image';
export { loadScript, type LoadScriptOptions } from './load-script';
export { createProxyClient, type ProxyClientOptions } from './proxy-client';
export { isFailed } from './read-answer';
export {
  longestVoiceMs,
  recordVoice,
  type RecordVoiceOptions,
  type VoiceError,
  type VoiceFailure,
  type VoiceRecorder,
  type VoiceRecording,
} from './record-voice';
export { redact, redactText } from './redact';
export { pathWith } from './request-body';
export { refreshWebviewTitle } from './refresh-webview-title';
export { streamAnswer } from './stream-answer';
export { advance, type Cursors, type StreamedEvent } from './stream-cursors';
export type { LineState, StreamOptions } from './stream-events';
export {
  createTracer,
  type Tracer,
  type TracerOptions,
  traceTransport,
  type TrackingData,
} from './trace';
export { uploadFile, type UploadOptions } from './upload-file';
