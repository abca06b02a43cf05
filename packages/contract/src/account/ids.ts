import { ownedId } from '../shapes';

/** A person for whom an account books. */
export const PatientId = ownedId('patient');
/** An address that goods are sent to. */
export const AddressId = ownedId('address');
export const ContactId = ownedId('emergencyContact');
/** A device that is signed in. */
export const SessionId = ownedId('session');
/** A real name that is being looked at. */
export const RealNameReviewId = ownedId('realNameReview');
/** What messages of an account are about: all of one matter have the same. */
export const MatterId = ownedId('messageMatter');
