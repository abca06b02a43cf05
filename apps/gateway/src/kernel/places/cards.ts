import type { directory, ResponseOf } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';
import { collection } from '../../platform/ports';

/** A doctor of a list. */
export type DoctorCard = ResponseOf<(typeof directory)['mergeSearchDoctors']>['items'][number];
/** A hospital of a list. */
export type HospitalCard = ResponseOf<(typeof directory)['mergeSearchHospitals']>['items'][number];

/** Shows things by their ids, in the order of the ids; those that are no more are left out. */
type Cards<Card> = (ids: readonly string[], context: CallContext) => Promise<readonly Card[]>;

/** How doctors stand in lists, for domains that keep lists of them. */
export const doctorCards = collection<Cards<DoctorCard>>('doctor cards');

/** How hospitals stand in lists. */
export const hospitalCards = collection<Cards<HospitalCard>>('hospital cards');

type AskingPrices = (
  doctorIds: readonly string[],
  context: CallContext,
) => Promise<ReadonlyMap<string, number>>;

/** What a question in writing costs, in cents by doctor, from the domain that takes questions. */
export const askingPrices = collection<AskingPrices>('asking prices');

type Doctor = ResponseOf<(typeof directory)['getDoctorInfoById']>;

/** The ways to ask a doctor by name, from the domain that takes questions. */
export const doctorWays =
  collection<(doctorId: string, context: CallContext) => Promise<NonNullable<Doctor['ways']>>>(
    'doctor ways',
  );

/** What the reviews of a doctor come to, from the domain that has them. */
export const doctorVoices =
  collection<(doctorId: string, context: CallContext) => Promise<Doctor['voices']>>(
    'doctor voices',
  );

/** What a question to these doctors costs; who takes none now is left out. */
export async function pricesOfAsking(
  doctorIds: readonly string[],
  context: CallContext,
): Promise<ReadonlyMap<string, number>> {
  const [prices] = context.all(askingPrices);
  return prices === undefined ? new Map() : prices(doctorIds, context);
}

/** Doctors as lists show them; none where no domain shows any. */
export async function showDoctors(
  ids: readonly string[],
  context: CallContext,
): Promise<readonly DoctorCard[]> {
  const [show] = context.all(doctorCards);
  return show === undefined ? [] : show(ids, context);
}

/** Hospitals as lists show them; none where no domain shows any. */
export async function showHospitals(
  ids: readonly string[],
  context: CallContext,
): Promise<readonly HospitalCard[]> {
  const [show] = context.all(hospitalCards);
  return show === undefined ? [] : show(ids, context);
}
