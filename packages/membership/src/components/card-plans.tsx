import type { VipProduct } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { productHref } from '../model/links';
import { ProductItem } from './product-item';

/** The cards that are sold, below each other: for whom, how long, the price and what a day of it costs. */
export function CardPlans({ products }: { products: readonly VipProduct[] }): ReactElement {
  return (
    <>
      {products.map((product) => (
        <ProductItem key={product.goodsId} product={product} to={productHref(product.goodsId)} />
      ))}
    </>
  );
}
