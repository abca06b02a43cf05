import { ownedId } from '../shapes';

/** An order of any kind; the calls of one kind have names of their own for it. */
export const OrderNo = ownedId('order');
