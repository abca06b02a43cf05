// Generated from packages/routes/src/tables by `npm run generate`; add a file there.
import { account } from '../tables/account';
import { agreements } from '../tables/agreements';
import { booking } from '../tables/booking';
import { centre } from '../tables/centre';
import { contacts } from '../tables/contacts';
import { directory } from '../tables/directory';
import { documents } from '../tables/documents';
import { entrance } from '../tables/entrance';
import { family } from '../tables/family';
import { passages } from '../tables/passages';
import { portal } from '../tables/portal';
import { realName } from '../tables/real-name';
import { sanmingPages } from '../tables/sanming-pages';
import { wybaoPages } from '../tables/wybao-pages';

export {
  account,
  agreements,
  booking,
  centre,
  contacts,
  directory,
  documents,
  entrance,
  family,
  passages,
  portal,
  realName,
  sanmingPages,
  wybaoPages,
};

/** Every route of the product, for the server and for types; a browser needs a feature's table only. */
export const routes = {
  ...account,
  ...agreements,
  ...booking,
  ...centre,
  ...contacts,
  ...directory,
  ...documents,
  ...entrance,
  ...family,
  ...passages,
  ...portal,
  ...realName,
  ...sanmingPages,
  ...wybaoPages,
};

/** The names `href` and partner overrides know. */
export type KnownRouteName = keyof typeof routes;
