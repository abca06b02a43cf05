import type { VideoCall } from '@xinglin/gateway-sdk';

/**
 * The later of two tellings of a conversation's call: the stream and the answers of calls overtake each other. Of two
 * that differ in neither, the one that was told last.
 */
export function laterCall(known: VideoCall, told: VideoCall): VideoCall {
  if (known.callId !== told.callId)
    return Date.parse(told.startedAt) >= Date.parse(known.startedAt) ? told : known;
  if (known.state === 'ended') return known;
  return told.state === 'ended' || told.round >= known.round ? told : known;
}
