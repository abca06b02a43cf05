import { z } from 'zod';
import { TalkKey } from './ids';
import { ClientId } from '../system/ids';
import { defineCalls } from '../define-calls';
import { Id, Instant, opaqueText } from '../shapes';

/** What both sides of a call see and hear of each other; with `text` they write only, and may come back. */
export const videoCallModes = ['video', 'audio', 'text'] as const;

/** How a call stands: one side waits, both are there, over. */
export const videoCallStates = ['ringing', 'joined', 'ended'] as const;

/** Most characters of a session description; browsers write 3 to 9 thousand with sound and picture. */
const longestDescription = 32_000;
/** Most characters of a network candidate (RFC 8839 has none; browsers write about 150). */
const longestCandidate = 1000;

/** A call by video within a conversation, as its owner sees it. */
export const VideoCall = z
  .object({
    orderKey: TalkKey,
    callId: Id,
    state: z.enum(videoCallStates),
    mode: z.enum(videoCallModes),
    /** Grows when a side enters, also again after a reload: both then begin a new connection. */
    round: z.int().min(1),
    /** The patient's device that is in the call; any other one has left it. */
    clientId: ClientId.nullable(),
    startedAt: Instant,
    /** When both were there for the first time; null before. */
    joinedAt: Instant.nullable(),
    /** When it ends by itself: one that is not answered rings out, one with both there has taken its time. Null for no limit, and once it is over. */
    until: Instant.nullable(),
    endedAt: Instant.nullable(),
    endedBy: z.enum(['patient', 'doctor', 'system']).nullable(),
  })
  .meta({ id: 'VideoCall' });

/** What one side tells the other so that their browsers find each other (JSEP, RFC 9429). */
export const VideoSignalContent = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['offer', 'answer']),
    sdp: opaqueText({ max: longestDescription }),
  }),
  z.object({
    type: z.literal('candidate'),
    /** Empty for the end of candidates. */
    candidate: z.string().max(longestCandidate),
    sdpMid: z.string().max(64).nullable(),
    sdpMLineIndex: z.int().min(0).max(64).nullable(),
  }),
  /** Goes on with less, or with more again. */
  z.object({ type: z.literal('mode'), mode: z.enum(videoCallModes) }),
  /** Hangs up: the call is over for both. */
  z.object({ type: z.literal('leave') }),
]);

/** A signal of the doctor's side. */
export const VideoSignal = z
  .object({
    callId: Id,
    round: z.int().min(1),
    /** Its place among all signals of the call. */
    number: z.int().min(1),
    signal: VideoSignalContent,
  })
  .meta({ id: 'VideoSignal' });

/** A server that helps browsers to find each other (STUN), or carries the call where they cannot (TURN). */
export const IceServer = z
  .object({
    urls: z.array(z.string()),
    /** Both null for a server that asks for none. */
    username: z.string().nullable(),
    credential: z.string().nullable(),
  })
  .meta({ id: 'IceServer' });

/** Calls of our own by which a consult by video is held in the browser; the specification shows none. */
export const videoCallCalls = defineCalls({
  /**
   * Enters the call of one's own conversation, and begins one where there is none. The same `clientId` again changes
   * nothing; another one takes the call over. Refuses with `videoCallNotOffered` what has no video, with
   * `videoCallNotYet` before the doctor has taken the consult, with `conversationClosed` afterwards.
   */
  openVideoCall: {
    path: '/moduleim/videocall/open',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderKey: TalkKey,
      /** What the device calls itself in this call. */
      clientId: ClientId,
    }),
    response: z.object({
      call: VideoCall,
      iceServers: z.array(IceServer),
      /** Until when a connection can be begun with the credentials; null where there are none. */
      credentialsUntil: Instant.nullable(),
      /** When the consult ends by itself; null where it does not. */
      closesAt: Instant.nullable(),
      /** Where a reader of `followDpchat` begins, so that no signal of the call is missing. */
      revision: z.int().min(0),
    }),
    refusals: ['conversationClosed', 'videoCallNotOffered', 'videoCallNotYet'],
  },
  /**
   * Tells the doctor's side something in one's own call. `isTaken` is false for what is too late: of a former round, of
   * a device that has left the call, or of a call that is over. Nothing is then done.
   */
  signalVideoCall: {
    path: '/moduleim/videocall/signal',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      orderKey: TalkKey,
      clientId: ClientId,
      round: z.int().min(1),
      signal: VideoSignalContent,
    }),
    response: z.object({ isTaken: z.boolean(), call: VideoCall }),
    refusals: ['videoCallNotOffered'],
  },
});
