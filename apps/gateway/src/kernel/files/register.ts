// Owns: uploaded files: what is taken, how it is cleaned, where it is kept, who may have it back.
// Must not know: what a file is for; the domain that shows it keeps its id.
// Used by: the gateway's composition.
import { registerDeadline } from '../../platform/deadlines';
import { purgeOrphans } from './orphans';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

/** Makes the hourly removal of bytes whose call failed known. */
export function registerUploads(): void {
  registerDeadline({
    name: 'upload.purge',
    async sweep(db, now, { files }) {
      const isMore = await purgeOrphans(db, files, now);
      return new Date(now.getTime() + (isMore ? minuteMs : hourMs));
    },
  });
}
