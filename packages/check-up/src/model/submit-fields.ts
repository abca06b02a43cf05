import type { FieldsOfFailures } from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';

const fields = ['patientIds', 'day', 'couponId', 'totalCents'] as const;

/** A field of the form of a check-up. */
export type SubmitField = (typeof fields)[number];

/** Which refusals of an order are about which field. */
export const failureFields: FieldsOfFailures<SubmitField> = {
  knows: (path): path is SubmitField => fields.some((field) => field === path),
  ofRefusal: (code) => {
    if (code === errorCodes.checkUpUnfit || code === errorCodes.consentRequired)
      return 'patientIds';
    if (code === errorCodes.checkUpDayFull || code === errorCodes.checkUpDayClosed) return 'day';
    return code === errorCodes.checkUpCouponUnusable ? 'couponId' : undefined;
  },
};
