// Owns: uploaded files: what is taken, how it is cleaned, where it is kept, who may have it back.
// Must not know: what a file is for; the domain that shows it keeps its id.
// Used by: the list of domains.
import { upload } from '@xinglin/contract';
import { erasures } from '../people/accounts/closing';
import { mountDownloads } from './downloads';
import { eraseUploads } from './erasure';
import { uploadHandlers } from './handlers';
import { orphansDeadline } from './orphans';
import { unusedFilesDeadline } from './unused-files';
import { defineDomain } from '../../platform/domain';
import './locales';

export const uploadDomain = defineDomain({
  name: 'upload',
  calls: upload,
  handlers: uploadHandlers,
  pages: [mountDownloads],
  deadlines: [orphansDeadline, unusedFilesDeadline],
  brings: [erasures.of(eraseUploads)],
});
