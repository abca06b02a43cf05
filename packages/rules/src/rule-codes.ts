import { addressCodes } from './address';
import { askerOnlyCodes } from './asker';
import { bankCardCodes } from './bank-card';
import { documentCodes } from './documents';
import { patientOnlyCodes } from './patient';
import { personFieldCodes } from './person-fields';
import { realNameCodes } from './real-name';

/**
 * Every code of this package; each has its text in the `rules` namespace. In a file of its own, so that a page that
 * checks one thing does not load the others.
 */
export const ruleCodes = [
  ...personFieldCodes,
  ...documentCodes,
  ...patientOnlyCodes,
  ...addressCodes,
  ...realNameCodes,
  ...bankCardCodes,
  ...askerOnlyCodes,
] as const;
