import type { DeskResponse, StaffMe } from '@xinglin/contract';
import {
  samplePrescription,
  sampleUnchecked,
  sampleWarning,
} from '../prescriptions/prescription-samples';
import { sampleDoctorMe } from '../testing/samples';
import type { ReviewedPrescription, ReviewItem } from './review-item';

/** A pharmacist, who reviews and runs the pharmacy's orders. */
export const samplePharmacistMe: StaffMe = {
  ...sampleDoctorMe,
  staffId: 'S-4',
  account: 'wu.lei',
  name: '吴磊',
  roles: ['pharmacist'],
  doctor: null,
  actions: [
    'list-staff-notices',
    'read-staff-notices',
    'list-reviews',
    'open-prescription',
    'review-prescription',
    'list-drug-orders',
    'open-drug-order',
    'confirm-drug-order',
    'decline-drug-order',
    'move-drug-line',
    'search-drugs',
    'offer-substitution',
    'send-drug-parcel',
    'report-drug-parcel',
    'hand-over-drugs',
    'answer-drug-cancellation',
  ],
};

/** A prescription that waits for its review. */
export const sampleReviewItem = (more: Partial<ReviewItem> = {}): ReviewItem => ({
  prescriptionId: 'prescription-1',
  number: '2026 1187',
  version: 1,
  state: 'inReview',
  patient: { name: '王秀兰', gender: 'female', age: 70 },
  diagnosis: '高血压',
  itemNames: ['苯磺酸氨氯地平片', '酒石酸美托洛尔片'],
  doctorName: '陈宇',
  signedAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  reviewBefore: new Date(Date.now() + 25 * 60_000).toISOString(),
  worst: 'warning',
  ...more,
});

/** Two prescriptions that wait. */
export const sampleReviews = (): DeskResponse<'list-reviews'> => ({
  counts: { waiting: 2, decided: 9 },
  items: [
    sampleReviewItem(),
    sampleReviewItem({
      prescriptionId: 'prescription-2',
      number: '2026 1190',
      version: 2,
      patient: { name: '李明轩', gender: 'male', age: 45 },
      diagnosis: '2 型糖尿病',
      itemNames: ['盐酸二甲双胍片'],
      worst: null,
    }),
  ],
});

/** A prescription as its pharmacist reads it, with a warning that its doctor explained. */
export const sampleReviewed = (more: Partial<ReviewedPrescription> = {}): ReviewedPrescription => ({
  ...samplePrescription(),
  allergies: ['青霉素类'],
  isPregnant: null,
  findings: [sampleUnchecked, { ...sampleWarning, overrideReason: '心率正常' }],
  reviewBefore: new Date(Date.now() + 25 * 60_000).toISOString(),
  mayReview: true,
  former: null,
  ...more,
});
