import { and, eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { uploadedFiles } from '../../kernel/files/tables';
import type { Services } from '../../platform/services';
import { reviews } from './tables';

/** Where a picture of a published review is found; the file's id follows. */
export const picturePath = '/comment/picture/';

const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Puts the pictures of published reviews on the app, for everybody. Whether a review is still published is asked each
 * time, so that nothing stays in a cache longer than it may be seen.
 */
export function mountPictures(app: Hono, { db, files }: Services): void {
  app.get(`${picturePath}:fileId`, async (context) => {
    const fileId = context.req.param('fileId');
    const [file] = /^[\w-]{1,64}$/.test(fileId)
      ? await db
          .select({ key: uploadedFiles.storageKey, type: uploadedFiles.contentType })
          .from(reviews)
          .innerJoin(uploadedFiles, eq(uploadedFiles.fileId, fileId))
          .where(
            and(
              eq(reviews.state, 'published'),
              // By the owner's index: a picture belongs to whom the review does.
              eq(reviews.ownerId, uploadedFiles.ownerId),
              sql`${reviews.pictures} ? ${fileId}`,
            ),
          )
          .limit(1)
      : [];
    const content = file && (await files.get(file.key));
    if (!file || !content) return new Response(null, { status: 404, headers });
    return new Response(content, {
      headers: { ...headers, 'content-type': file.type, 'cache-control': 'no-cache' },
    });
  });
}
