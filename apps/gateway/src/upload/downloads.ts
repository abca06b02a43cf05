import type { Hono } from 'hono';
import { localeFrom } from '../platform/context';
import { refusalAnswer, toResponse } from '../platform/envelope';
import { Refusal } from '../platform/refusal';
import type { Services } from '../platform/services';
import { downloadPath, findFile } from './service';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
};

/**
 * Puts the download of uploaded files on the app. Only their owner gets them, and as a file to keep:
 * whatever hides in one is never shown as a page of ours.
 */
export function mountDownloads(app: Hono, { db, clock, sessions, files }: Services): void {
  app.get(`${downloadPath}:fileId`, async (context) => {
    const refused = (name: 'sessionEnded' | 'forbidden'): Response =>
      toResponse(refusalAnswer(new Refusal(name), localeFrom(context.req.header('lang'))));
    const token = context.req.header('token') ?? '';
    const session = token === '' ? null : await sessions.find(token, clock.now());
    if (session === null) return refused('sessionEnded');
    const fileId = context.req.param('fileId');
    const file = /^[\w-]{1,64}$/.test(fileId) ? await findFile(db, session.userId, fileId) : null;
    const content = file ? await files.get(file.storageKey) : null;
    if (!file || content === null) return refused('forbidden');
    const name = `${file.fileId}.${extensions[file.contentType] ?? 'bin'}`;
    return new Response(content, {
      headers: {
        'content-type': file.contentType,
        'content-length': String(file.size),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      },
    });
  });
}
