import type { UploadedFile } from '@xinglin/contract';
import type { z } from 'zod';
import { findFile } from '../../kernel/files/service';
import type { CallContext } from '../../platform/context';
import { collection } from '../../platform/ports';
import type { Services } from '../../platform/services';

/** Writes down what is said in a recording; null where it cannot tell. */
type SpeechReader = (
  recording: { readonly bytes: Uint8Array; readonly contentType: string },
  locale: CallContext['locale'],
) => Promise<string | null>;

/** What can write down recordings; where no domain brings one, a voice stays without words. */
export const speechReaders = collection<SpeechReader>('speech readers');

/** What is said in one of the account's recordings. */
export async function transcribe(
  { all, files }: Pick<Services, 'all' | 'files'>,
  { fileId, contentType }: Pick<z.input<typeof UploadedFile>, 'fileId' | 'contentType'>,
  { db, account, locale }: CallContext,
): Promise<string | null> {
  const [read] = all(speechReaders);
  const file = read && (await findFile(db, account, fileId));
  const content = file && (await files.get(file.storageKey));
  if (!read || !content) return null;
  const bytes = new Uint8Array(await new Response(content).arrayBuffer());
  return read({ bytes, contentType }, locale);
}
