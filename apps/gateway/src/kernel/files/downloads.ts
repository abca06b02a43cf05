import type { Hono } from 'hono';
import { answerToOwner } from '../../platform/download';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { downloadPath, findFile } from './service';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'application/json': 'json',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
  'audio/wav': 'wav',
  'audio/amr': 'amr',
  'audio/amr-wb': 'awb',
};

/** Puts the download of uploaded files on the app. Only their owner gets them. */
export function mountDownloads(app: Hono, services: Services): void {
  const { db, files } = services;
  app.get(`${downloadPath}:fileId`, (context) =>
    answerToOwner(context, services, async ({ userId }) => {
      const fileId = context.req.param('fileId');
      const file = /^[\w-]{1,64}$/.test(fileId) ? await findFile(db, userId, fileId) : null;
      const content = file ? await files.get(file.storageKey) : null;
      if (!file || content === null) refuse('forbidden');
      const { contentType, size } = file;
      const name = `${fileId}.${extensions[contentType] ?? 'bin'}`;
      return { content, size, contentType, name };
    }),
  );
}
