// Owns: uploaded files: what is taken, how it is cleaned, where it is kept, who may have it back.
// Must not know: what a file is for; the domain that shows it keeps its id.
// Used by: the gateway's composition.
import { registerDeadline } from '../platform/deadlines';
import { purgeOrphans } from './service';

const hourMs = 60 * 60 * 1000;

/** Makes the hourly removal of bytes whose call failed known. */
export function registerUploads(): void {
  registerDeadline({
    name: 'upload.purge',
    async sweep(db, now, { files }) {
      await purgeOrphans(db, files, now);
      return new Date(now.getTime() + hourMs);
    },
  });
}
