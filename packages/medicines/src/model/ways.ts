import type { DrugOrderMethod } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';

/** The page of one prescription. */
export const prescriptionHref = (prescriptionId: string): string =>
  href('medicines.prescriptions', {}, { prescriptionId });

/** Where a pharmacy is chosen for a prescription. */
export const drugstoreHref = (
  prescriptionId: string,
  wish: {
    readonly method?: DrugOrderMethod;
    readonly sort?: string;
    readonly addressId?: string;
  } = {},
): string => href('medicines.drugstore', {}, { prescriptionId, ...wish });

/** Where an order is agreed to and paid. */
export const authorizationHref = (wish: {
  readonly prescriptionId: string;
  readonly pharmacyId: string;
  readonly method: DrugOrderMethod;
  readonly addressId?: string;
}): string => href('medicines.authorization', {}, wish);

/** The page of one order of medicines. */
export const drugOrderHref = (orderId: string): string => href('medicines.order', { orderId });

/** Where what came is compared with the prescription. */
export const checkMarkHref = (orderId: string): string =>
  href('medicines.checkMark', {}, { orderId });

/** Where a prescription is renewed. */
export const renewalHref = (prescriptionId: string): string =>
  href('renewals.survey', {}, { prescriptionId });

/** The conversation with the doctor who wrote a prescription. */
export const doctorHref = (orderKey: string): string => href('consult.dpchat', {}, { orderKey });
