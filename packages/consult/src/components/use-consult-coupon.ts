import { consultApi } from '@xinglin/api';
import type { ConsultOffer, ConsultService } from '@xinglin/gateway-sdk';
import { useState } from 'react';
import { pricedInput } from '../model/own-ask';

/** The coupon of a consult that is being asked for, and the price with it. */
export interface ConsultCoupon {
  /** Absent for a free service, and while the coupons could not be read: then the full price counts. */
  readonly offer: ConsultOffer | undefined;
  readonly isFailed: boolean;
  /** Another coupon was chosen, and its price is not known yet. */
  readonly isChanging: boolean;
  /** Empty for none. */
  readonly chosen: string;
  readonly choose: (couponId: string) => void;
  /** Reads the coupons again. */
  readonly again: () => void;
}

/**
 * The coupons of the account beside a service: the best one is chosen until the person takes another or none. With a
 * patient the price is made with the right of the card that includes it for them.
 */
export function useConsultCoupon(
  { kind, priceCents }: Pick<ConsultService, 'kind' | 'priceCents'>,
  doctorId: string | undefined,
  patientId?: string,
): ConsultCoupon & { readonly isLoading: boolean } {
  const [couponId, choose] = useState<string>();
  const skip = priceCents === 0;
  const query = consultApi.useListConsultCouponsQuery(
    { ...pricedInput(kind, doctorId, patientId), ...(couponId !== undefined && { couponId }) },
    { skip },
  );
  // Until the new answer is there, the one before it stands.
  const offer = query.isError ? undefined : query.data;
  return {
    offer,
    isFailed: query.isError,
    isLoading: query.isLoading,
    isChanging: query.isFetching,
    chosen: (query.isFetching ? couponId : undefined) ?? offer?.couponId ?? '',
    choose,
    again: () => {
      if (!skip) void query.refetch();
    },
  };
}
