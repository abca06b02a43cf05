import { ownedId, publicId } from '../shapes';

/** A shift of a doctor. */
export const ShiftCaseId = publicId('every timetable names shifts');
/** A place in a waiting list. */
export const WaitId = ownedId('wait');
/** A request for an appointment that suits a case. */
export const ReserveRequestId = ownedId('reserveRequest');
