// Owns: what a person decides about their data, and the copies of it that are made for them.
// Must not know: what a domain's data means; each puts its own into the copy.
// Used by: the list of domains.
import { privacy } from '@xinglin/contract';
import { erasures } from '../../kernel/people/accounts/closing';
import { defineJob } from '../../platform/job';
import { eraseExports } from './erasure';
import { exportJob, makeExport, purgeExports } from './exports';
import { privacyHandlers } from './handlers';
import { defineDomain } from '../../platform/domain';
import { fileUses } from '../../kernel/files/file-uses';
import { dataExports } from './tables';

export const privacyDomain = defineDomain({
  name: 'privacy',
  calls: privacy,
  handlers: privacyHandlers,
  jobs: [defineJob({ name: exportJob, run: makeExport })],
  deadlines: [{ name: 'privacy.expireExports', sweep: purgeExports }],
  brings: [fileUses.of({ column: dataExports.fileId }), erasures.of(eraseExports)],
});
