import type { CallContext } from '../../platform/context';
import { requireOwnFiles } from './own-files';

/**
 * Each of them once; they are used from now on. Refuses with `fileRefused` what is no picture of the account's own, or
 * serves something else.
 */
export async function requireOwnPictures(
  context: Pick<CallContext, 'db' | 'account' | 'now'>,
  fileIds: readonly string[],
): Promise<string[]> {
  const files = await requireOwnFiles(context, fileIds, 'image/');
  return files.map(({ fileId }) => fileId);
}
