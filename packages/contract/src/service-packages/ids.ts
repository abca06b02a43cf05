import { ownedId, publicId } from '../shapes';

export const PackageOrderNo = ownedId('packageOrder');
/** A use of something in a package. */
export const PackageUseNo = ownedId('packageUse');
export const PackageCode = publicId('what is sold is the same for everybody');
/** Something in a package. */
export const PackageServiceId = publicId('every page of a package names what is in it');
