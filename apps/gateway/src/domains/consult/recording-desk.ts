import { Id, Instant, uploadLimits } from '@xinglin/contract';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { keepRecording } from './recordings';

/** Characters of a recording in Base64. */
const longest = Math.ceil(uploadLimits.voice / 3) * 4;
/** Bytes of what stands beside it. */
const besidesBytes = 4096;

/** What the provider of calls hands in. */
export const recordingDesk = [
  deskAction({
    name: 'keep-call-recording',
    summary:
      'Hands in the recording of a call of a consult by phone; the same call again keeps the first one.',
    roles: [],
    request: z.object({
      orderKey: Id,
      /** What the provider names the call. */
      callId: Id,
      startedAt: Instant,
      /** The sound in Base64. */
      recording: z.base64().min(1).max(longest),
    }),
    bodyBytes: longest + besidesBytes,
    response: z.object({ recordingId: Id }),
    subject: ({ orderKey }) => orderKey,
    async handle({ orderKey, callId, startedAt, recording }, context) {
      const bytes = Buffer.from(recording, 'base64');
      const recordingId = await keepRecording(context, {
        orderKey,
        callId,
        startedAt: new Date(startedAt),
        bytes,
      });
      return { recordingId };
    },
  }),
];
