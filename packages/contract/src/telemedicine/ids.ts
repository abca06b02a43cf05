import { ownedId } from '../shapes';

export const TelemedicineOrderNo = ownedId('telemedicineOrder');
