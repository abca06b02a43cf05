import { ownedId, publicId } from '../shapes';

export const GoodsOrderNo = ownedId('goodsOrder');
export const GoodsReturnId = ownedId('goodsReturn');
export const ShopId = publicId('every page of the mall names shops');
export const GoodsNo = publicId('every page of the mall names goods');
export const SkuId = publicId('every page of the mall names variants');
export const GoodsCategoryId = publicId('every page of the mall names categories');
