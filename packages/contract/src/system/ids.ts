import { ownedId, publicId } from '../shapes';

/** A file that an account uploaded. */
export const FileId = ownedId('file');
/** What a device calls its own message; it counts within the account alone. */
export const ClientId = publicId('chosen by the caller');
/** A place of the operator on a page. */
export const ResourceId = publicId('places of the operator are the same for everybody');
/** A partner of the portal. */
export const PartnerCode = publicId('every page of a partner names it');
