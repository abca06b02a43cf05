import { specialDiseaseApi, type PageLoadInput } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { orderNoOf } from './links';

/** The group of a disease; with `doctorId` the form of that expert. */
export const groupHref = (diseaseId: string, doctorId?: string): string =>
  href('check-up.diagnosisOrderConfirm', {}, { diseaseId, ...(doctorId && { doctorId }) });

/** A booking's own page. */
export const bookingHref = (orderNo: string): string =>
  href('check-up.diagnosisOrderDetail', {}, { orderNo, kind: 'specialDisease' });

/** Whether the address of the form is about an expert of a special disease, and not about a package. */
export const isExpertForm = ({ query }: PageLoadInput): boolean => query.has('diseaseId');

/** Whether the address of an order is about a booking of a special disease, and not about a check-up. */
export const isBooking = ({ query }: PageLoadInput): boolean =>
  query.get('kind') === 'specialDisease';

/** The booking that a page's address names. */
export const bookingCall = pageCall(
  specialDiseaseApi.endpoints.getSpecialDiseaseBooking,
  (place) => ({ orderNo: orderNoOf(place) }),
);
