import { account } from './account';
import { agreements } from './agreements';
import { booking } from './booking';
import { centre } from './centre';
import { contacts } from './contacts';
import { directory } from './directory';
import { documents } from './documents';
import { entrance } from './entrance';
import { family } from './family';
import { passages } from './passages';
import { portal } from './portal';
import { realName } from './real-name';
import { sanmingPages } from './sanming-pages';
import { wybaoPages } from './wybao-pages';

/** Every route of the product, for the server and for types; a browser needs a feature's table only. */
export const routes = {
  ...directory,
  ...booking,
  ...account,
  ...centre,
  ...contacts,
  ...entrance,
  ...family,
  ...realName,
  ...agreements,
  ...documents,
  ...passages,
  ...portal,
  ...sanmingPages,
  ...wybaoPages,
};

/** The names `href` and partner overrides know. */
export type KnownRouteName = keyof typeof routes;
