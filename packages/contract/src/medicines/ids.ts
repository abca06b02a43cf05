import { ownedId, publicId } from '../shapes';

/** A prescription, in one of its versions. */
export const PrescriptionId = ownedId('prescription');
/** An order of prescribed medicines. */
export const DrugOrderNo = ownedId('drugOrder');
export const PharmacyId = publicId('pharmacies are the same for everybody');
export const DrugId = publicId('the list of medicines is the same for everybody');
/** A line of a prescription, counted from 1. */
export const PrescriptionLineId = publicId('counts within the prescription that the call names');
