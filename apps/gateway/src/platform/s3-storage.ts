import type { S3Client } from '@aws-sdk/client-s3';
import { checkedKey, dayShape, type FileStorage } from './file-storage';
import type { ObjectStorageSettings } from './object-storage-settings';

/** Longest wait for the storage. */
const timeoutMs = 30_000;

/** Keeps files in a bucket that speaks the protocol of S3, all below one prefix. */
export function s3Storage(settings: ObjectStorageSettings): FileStorage {
  const { bucket: Bucket, prefix } = settings;
  const nameOf = (key: string) => prefix + checkedKey(key);
  let opened: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | null = null;
  /** Loaded with the first file: it is 20 MB that a gateway on its own disk does not need. */
  const open = () =>
    (opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        endpoint: settings.endpoint,
        region: settings.region,
        forcePathStyle: settings.pathStyle,
        credentials: {
          accessKeyId: settings.accessKeyId,
          secretAccessKey: settings.accessKeySecret,
        },
        // Storages of other makers know no checksums of this kind.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    })));
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });

  /** Every page of a listing. */
  async function* listed(below: string, Delimiter?: string) {
    const { sdk, client } = await open();
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new sdk.ListObjectsV2Command({
          Bucket,
          Prefix: below,
          ...(Delimiter !== undefined && { Delimiter }),
          ...(ContinuationToken !== undefined && { ContinuationToken }),
        }),
        inTime(),
      );
      yield page;
      ContinuationToken = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
  }

  return {
    async put(key, bytes) {
      const { sdk, client } = await open();
      const put = new sdk.PutObjectCommand({ Bucket, Key: nameOf(key), Body: bytes });
      await client.send(put, inTime());
    },
    async get(key) {
      const { sdk, client } = await open();
      const get = new sdk.GetObjectCommand({ Bucket, Key: nameOf(key) });
      try {
        const { Body } = await client.send(get, inTime());
        return Body?.transformToWebStream() ?? null;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    async delete(key) {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: nameOf(key) }), inTime());
    },
    async days() {
      const days: string[] = [];
      for await (const { CommonPrefixes = [] } of listed(prefix, '/'))
        for (const { Prefix = '' } of CommonPrefixes) days.push(Prefix.slice(prefix.length, -1));
      return days.filter((day) => dayShape.test(day)).toSorted();
    },
    async listOlder(day, ageMs) {
      // Files carry the storage's time, which the sandbox's clock does not move.
      const before = Date.now() - ageMs;
      const keys: string[] = [];
      for await (const { Contents = [] } of listed(`${prefix}${day}/`))
        for (const { Key = '', LastModified } of Contents)
          if (LastModified !== undefined && LastModified.getTime() < before)
            keys.push(Key.slice(prefix.length));
      return keys;
    },
  };
}
