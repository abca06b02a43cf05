import type { DeskResponse } from '@xinglin/contract';

/** A prescription in the pharmacist's list. */
export type ReviewItem = DeskResponse<'list-reviews'>['items'][number];

/** A prescription as its pharmacist reads it. */
export type ReviewedPrescription = DeskResponse<'open-prescription'>;
