import { ownedId, publicId } from '../shapes';

export const CheckUpOrderNo = ownedId('checkUpOrder');
/** A check-up that a code pays for. */
export const CheckUpGrantId = ownedId('checkUpGrant');
export const SpecialDiseaseOrderNo = ownedId('specialDiseaseOrder');
export const CheckUpPackageCode = publicId('what is sold is the same for everybody');
export const StoreId = publicId('every page of a check-up names places');
export const OrganisationCode = publicId('every page of a check-up names organisations');
