import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as care } from '@xinglin/care';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  listedVipOrder,
  listOf,
  prepareLoadedPage,
  sampleCouponPack,
  sampleDoctor,
  sampleFreeMember,
  samplePatients,
  sampleUserCoupon,
  sampleVipCard,
  sampleVipInfo,
  sampleVipLevel,
  sampleVipNotice,
  sampleVipOrder,
  sampleVipProduct,
  sampleVipProductDetail,
  sampleVipQuote,
  sampleVipRight,
  waitingVipCard,
  type GatewayAnswers,
  type LoadedPage,
  type PageSetting,
} from '@xinglin/testing';
import { locales } from '../index';

/** What the calls of every page of this package answer when all is well. */
const answers: GatewayAnswers = {
  listHealthVipCards: listOf([sampleVipProduct()]),
  getHealthVipCardInfoForCate: sampleVipProductDetail,
  listVipItems: listOf([sampleVipRight]),
  getHealthVipActivity: listOf([sampleVipNotice]),
  listVipUnsupportedHospitals: listOf([]),
  listVipDoctors: listOf([sampleDoctor]),
  getVipMemberInfo: sampleVipInfo,
  getNewcomerGift: { coupons: [{ couponId: 'g-1', title: '新人券' }], receivedAt: null },
  listMyVipCards: listOf([sampleVipCard()]),
  listVipCards: sampleVipCard(),
  listAvailableVipCards: listOf([waitingVipCard]),
  listAvailableVipServices: listOf([{ ...sampleVipRight, isOpen: true }]),
  listVipLevels: listOf([sampleVipLevel]),
  getHealthVipMemberInfo: sampleFreeMember,
  validateVipCard: sampleVipQuote,
  listVipGoodsOrders: { items: [listedVipOrder()], next: null },
  getHealthVipOrderSimpleInfo: sampleVipOrder(),
  listPatients: listOf(Object.values(samplePatients)),
  listAddresses: listOf([]),
  pageUserCoupons: listOf([sampleUserCoupon()]),
  listCouponPacks: listOf([{ ...sampleCouponPack, received: 0, isLeft: true, canReceive: 2 }]),
  listCouponRules: listOf([sampleCouponPack]),
  getCouponRule: sampleCouponPack,
};

/** Opens a page of this package as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(
    page,
    { care, forms, orders, membership: locales },
    setting,
    answers,
  );
  render(loaded.element);
  return loaded;
}
