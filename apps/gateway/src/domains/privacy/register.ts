// Owns: what a person decides about their data, and the copies of it that are made for them.
// Must not know: what a domain's data means; it asks the domains for it.
// Used by: the gateway's composition.
import { registerDeadline } from '../../platform/deadlines';
import { registerJob } from '../../platform/jobs';
import { exportJob, makeExport, purgeExports } from './exports';

/** Makes known what privacy does besides its calls. */
export function registerPrivacy(): void {
  registerJob({ name: exportJob, run: makeExport });
  registerDeadline({ name: 'privacy.expireExports', sweep: purgeExports });
}
