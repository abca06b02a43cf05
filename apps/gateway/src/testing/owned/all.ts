import { accountThings } from './account';
import { bookingThings } from './booking';
import { checkUpThings } from './check-up';
import { consultThings } from './consult';
import { mallThings, reviewThings, telemedicineThings } from './mall';
import { medicineThings } from './medicines';
import { membershipThings } from './membership';
import { overseasThings } from './overseas';
import { prescriptionThings } from './prescriptions';
import { servicePackageThings } from './service-packages';
import { surveyThings } from './surveys';
import { together, type OwnedThings, type Trial } from './trial';

const areas = [
  accountThings,
  bookingThings,
  checkUpThings,
  consultThings,
  mallThings,
  medicineThings,
  membershipThings,
  overseasThings,
  prescriptionThings,
  reviewThings,
  servicePackageThings,
  surveyThings,
  telemedicineThings,
] as const;

/** What accounts can have in the trial, of all areas. */
export async function allThings(trial: Trial): Promise<OwnedThings> {
  const parts: OwnedThings[] = [];
  for (const area of areas) parts.push(await area(trial));
  return together(parts);
}
