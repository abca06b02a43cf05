import { membershipApi } from '@xinglin/api';
import type { ValidateVipCardResponse as Offer } from '@xinglin/gateway-sdk';

/** What a service costs for the person it is for. */
export interface OwnOffer {
  readonly offer: Offer;
  /** A right of the card makes it free for the person. */
  readonly usesRight: boolean;
  /** Another person was chosen, and their price is not known yet. */
  readonly isChanging: boolean;
  /** Reads the price again. */
  readonly again: () => void;
}

/**
 * An offer for one person of the family: the card may include the service for them. Without a person, or of what is no
 * service, it is the offer itself.
 */
export function useOwnOffer(offer: Offer, patientId: string): OwnOffer {
  const { product, couponId } = offer;
  const skip = patientId === '' || product.goodsType === 1;
  const { currentData, isFetching, refetch } = membershipApi.useValidateVipCardQuery(
    { goodsId: product.goodsId, patientId, couponId: couponId ?? '' },
    { skip },
  );
  const own = skip ? offer : (currentData ?? offer);
  return {
    offer: own,
    usesRight: own.right?.whyNot === null,
    isChanging: isFetching,
    again: () => {
      if (!skip) void refetch();
    },
  };
}
