// Generated from packages/routes/src/tables by `npm run generate`; add a file there.
import { account } from '../tables/account';
import { agreements } from '../tables/agreements';
import { aiConsult } from '../tables/ai-consult';
import { asking } from '../tables/asking';
import { assistant } from '../tables/assistant';
import { booking } from '../tables/booking';
import { centre } from '../tables/centre';
import { checkUp } from '../tables/check-up';
import { clinics } from '../tables/clinics';
import { coins } from '../tables/coins';
import { consult } from '../tables/consult';
import { contacts } from '../tables/contacts';
import { directory } from '../tables/directory';
import { documents } from '../tables/documents';
import { entrance } from '../tables/entrance';
import { entries } from '../tables/entries';
import { family } from '../tables/family';
import { healthServices } from '../tables/health-services';
import { introductions } from '../tables/introductions';
import { landing } from '../tables/landing';
import { mall } from '../tables/mall';
import { membership } from '../tables/membership';
import { overseas } from '../tables/overseas';
import { overseasConsult } from '../tables/overseas-consult';
import { overseasDocuments } from '../tables/overseas-documents';
import { overseasThanks } from '../tables/overseas-thanks';
import { panels } from '../tables/panels';
import { passages } from '../tables/passages';
import { portal } from '../tables/portal';
import { precision } from '../tables/precision';
import { realName } from '../tables/real-name';
import { reviews } from '../tables/reviews';
import { sanmingPages } from '../tables/sanming-pages';
import { servicePackages } from '../tables/service-packages';
import { sharing } from '../tables/sharing';
import { survey } from '../tables/survey';
import { telemedicine } from '../tables/telemedicine';
import { television } from '../tables/television';
import { wybaoPages } from '../tables/wybao-pages';

export {
  account,
  agreements,
  aiConsult,
  asking,
  assistant,
  booking,
  centre,
  checkUp,
  clinics,
  coins,
  consult,
  contacts,
  directory,
  documents,
  entrance,
  entries,
  family,
  healthServices,
  introductions,
  landing,
  mall,
  membership,
  overseas,
  overseasConsult,
  overseasDocuments,
  overseasThanks,
  panels,
  passages,
  portal,
  precision,
  realName,
  reviews,
  sanmingPages,
  servicePackages,
  sharing,
  survey,
  telemedicine,
  television,
  wybaoPages,
};

/** Every route of the product, for the server and for types; a browser needs a feature's table only. */
export const routes = {
  ...account,
  ...agreements,
  ...aiConsult,
  ...asking,
  ...assistant,
  ...booking,
  ...centre,
  ...checkUp,
  ...clinics,
  ...coins,
  ...consult,
  ...contacts,
  ...directory,
  ...documents,
  ...entrance,
  ...entries,
  ...family,
  ...healthServices,
  ...introductions,
  ...landing,
  ...mall,
  ...membership,
  ...overseas,
  ...overseasConsult,
  ...overseasDocuments,
  ...overseasThanks,
  ...panels,
  ...passages,
  ...portal,
  ...precision,
  ...realName,
  ...reviews,
  ...sanmingPages,
  ...servicePackages,
  ...sharing,
  ...survey,
  ...telemedicine,
  ...television,
  ...wybaoPages,
};

/** The names `href` and partner overrides know. */
export type KnownRouteName = keyof typeof routes;
