// Owns: what people say of doctors and hospitals, what is shown of it and to whom, what it comes to.
// Must not know: other domains, what an order is about, how calls are served.
// Used by: the list of domains.
import { reviews } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { doctorVoices } from '../../kernel/places/cards';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { reviewDesk } from './desk';
import { untreatedDesk } from './untreated-desk';
import { reviewsHandlers } from './handlers';
import { eraseReviews, exportedReviews } from './personal';
import { mountPictures } from './pictures';
import { seed } from './seed';
import { fileUses } from '../../kernel/files/file-uses';
import { reviewReports, reviews as reviewRows, untreatedOrders } from './tables';
import { reviewVisit } from './sandbox-life';
import { voicesOfDoctor } from './voices';

export const reviewsDomain = defineDomain({
  name: 'reviews',
  calls: reviews,
  handlers: () => reviewsHandlers,
  pages: [mountPictures],
  sandboxSeed: seed,
  sandboxLife: reviewVisit,
  brings: [
    doctorVoices.of(voicesOfDoctor),
    fileUses.of({ column: reviewRows.pictures }),
    deskActions.of(...reviewDesk, ...untreatedDesk),
    erasures.of(eraseReviews),
    exportedData.of(async (db, ownerId, locale) => ({
      reviews: await exportedReviews(db, ownerId, locale),
    })),
    sealedTables.of(reviewRows, reviewReports, untreatedOrders),
  ],
});
