import type { Context } from 'hono';
import { partOf, rangeOf } from './byte-range';
import { localeFrom, type Locale } from './context';
import { internalAnswer, refusalAnswer, toResponse } from './envelope';
import { describeFault } from './fault';
import { appIdOf } from './request-facts';
import { Refusal, refuse } from './refusal';
import type { Services } from './services';

/** A file to keep. The name is of our own making: letters that a header can hold. */
export interface Download {
  readonly content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** In bytes. */
  readonly size: number;
  readonly contentType: string;
  readonly name: string;
}

/** Whose session asks, in which language, and on which portal. */
export interface Downloader {
  readonly userId: string;
  readonly locale: Locale;
  /** App id of the `appid` header; null where the caller sent none. */
  readonly appId: string | null;
}

/**
 * Answers a signed-in user with a file of their own, as a file to keep: whatever hides in one is never shown
 * as a page of ours. A part of it is answered where one is asked for: some browsers play no sound and no film
 * without. A refusal is answered as a call's.
 */
export async function answerToOwner(
  context: Context,
  { sessions, clock, logger }: Pick<Services, 'sessions' | 'clock' | 'logger'>,
  find: (downloader: Downloader) => Promise<Download>,
): Promise<Response> {
  const locale = localeFrom(context.req.header('lang'));
  try {
    const token = context.req.header('token') ?? '';
    const session = token === '' ? null : await sessions.find(token, clock.now());
    if (session === null) refuse('sessionEnded');
    const { content, size, contentType, name } = await find({
      userId: session.userId,
      locale,
      appId: appIdOf(context.req.raw),
    });
    const header = context.req.header('range');
    // There is nothing by which an earlier part could be known to be of the same file.
    const part = context.req.header('if-range') === undefined ? rangeOf(header, size) : null;
    const isAskedFor = context.req.method !== 'HEAD' && part !== 'outside';
    // An unread stream would keep its file open.
    if (!isAskedFor && content instanceof ReadableStream) await content.cancel();
    const headers = {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    };
    if (part === 'outside')
      return new Response(null, {
        status: 416,
        headers: { ...headers, 'content-range': `bytes */${size}` },
      });
    if (part === null)
      return new Response(isAskedFor ? content : null, {
        headers: { ...headers, 'content-length': String(size) },
      });
    const { from, to } = part;
    const cut =
      content instanceof ReadableStream ? partOf(content, part) : content.subarray(from, to + 1);
    return new Response(isAskedFor ? cut : null, {
      status: 206,
      headers: {
        ...headers,
        'content-length': String(to + 1 - from),
        'content-range': `bytes ${from}-${to}/${size}`,
      },
    });
  } catch (error) {
    if (error instanceof Refusal) return toResponse(refusalAnswer(error, locale));
    logger.error(describeFault(error), 'download failed');
    return toResponse(internalAnswer(locale));
  }
}
