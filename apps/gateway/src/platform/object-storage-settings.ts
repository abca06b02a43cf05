import { z } from 'zod';

/** The setting that says a bucket that speaks the protocol of S3. */
export const ObjectStorageSetting = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }),
  region: z.string().min(1),
  bucket: z.string().regex(/^[a-z0-9.-]{3,63}$/),
  /** Below which all our files are. */
  prefix: z
    .string()
    .regex(/^(?:[\w-]+\/)*$/)
    .default(''),
  accessKeyId: z.string().min(1),
  accessKeySecret: z.string().min(1),
  /** The bucket stands in the path, as storages of one's own want it, instead of the host. */
  pathStyle: z.boolean().default(false),
});

/** A bucket that speaks the protocol of S3. */
export type ObjectStorageSettings = z.output<typeof ObjectStorageSetting>;
