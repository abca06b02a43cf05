import type { UploadedFile } from '@xinglin/contract';
import { conversationRules } from '@xinglin/rules';
import { z } from 'zod';
import { findFile } from '../../kernel/files/service';
import type { Config } from '../../platform/config';
import type { CallContext } from '../../platform/context';
import { describeFault } from '../../platform/fault';
import type { Port } from '../../platform/ports';
import type { Services } from '../../platform/services';

/** Writes down what is said in a recording; null where it hears no words. */
export type SpeechReader = (
  recording: { readonly bytes: Uint8Array; readonly contentType: string },
  locale: CallContext['locale'],
) => Promise<string | null>;

/** What can write down recordings; without a service for it a voice stays without words. */
export const speechReader: Port<SpeechReader | null, Services> = {
  name: 'speech reader',
  make: ({ config }) => config.speech && httpSpeechReader(config.speech),
};

/** Longest wait for the service; the call itself has 60 s (spec 3 §7.6). */
const timeoutMs = 45_000;

const Answer = z.object({ text: z.string().trim().nullable() });

/**
 * A service over HTTP that writes down speech: POST of `{ audio, contentType, language }`, the audio in Base64, as
 * JSON with a bearer token; it answers `{ text }`, null where it hears no words.
 */
export function httpSpeechReader({ url, token }: NonNullable<Config['speech']>): SpeechReader {
  return async ({ bytes, contentType }, language) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ audio: Buffer.from(bytes).toString('base64'), contentType, language }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`speech service answered ${response.status}`);
    }
    const answer = Answer.safeParse(await response.json().catch(() => null));
    // What it answered instead may be personal, so it is not told.
    if (!answer.success) throw new Error('speech service answered something else');
    // As much as a message holds.
    const text = [...(answer.data.text ?? '')].slice(0, conversationRules.textLength).join('');
    return text === '' ? null : text;
  };
}

/** What is said in one of the account's recordings; null where nothing can write it down, and when that fails. */
export async function transcribe(
  { use, files, logger }: Pick<Services, 'use' | 'files' | 'logger'>,
  { fileId, contentType }: Pick<z.input<typeof UploadedFile>, 'fileId' | 'contentType'>,
  { db, account, locale }: CallContext,
): Promise<string | null> {
  const read = use(speechReader);
  const file = read && (await findFile(db, account, fileId));
  const content = file && (await files.get(file.storageKey));
  if (!read || !content) return null;
  const bytes = new Uint8Array(await new Response(content).arrayBuffer());
  return read({ bytes, contentType }, locale).catch((error: unknown) => {
    logger.warn(describeFault(error), 'a voice message was not written down');
    return null;
  });
}
