import { membershipApi } from '@xinglin/api';
import type { VipProductDetail } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, KeyValueList, Price, Prose, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmHref } from '../../../../model/links';

/** A card or a service for members, with all that is read before it is bought (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.getHealthVipCardInfoForCate,
  input: ({ query }) => ({ goodsId: query.get('goodsId') ?? '' }),
  title: (product, t) => product?.title ?? t('membership:superProductDetail.title'),
  head: ({ title, summary }) => ({ title, description: summary }),
  backTo: href('membership.superProduct'),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'membership:superProductDetail.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('membership.superProduct')}>
        {t('membership:superProduct.title')}
      </ButtonLink>
    ),
  },
  children: (product) => <Product product={product} />,
});

export const { load, head } = page;
export default page.Page;

function Product({ product }: { product: VipProductDetail }): ReactElement {
  const { t } = useTranslation('membership');
  const { summary, priceCents, memberCents, days, seats, rights, terms } = product;
  return (
    <>
      <Card title={product.title}>
        <Stack>
          <p>{summary}</p>
          <KeyValueList
            items={[
              { label: t('product.price'), value: <Price cents={priceCents} />, strong: true },
              ...(memberCents === null
                ? []
                : [
                    {
                      label: t('product.member'),
                      value: <Price cents={memberCents} tone="plain" />,
                    },
                  ]),
              ...(days === null || seats === null
                ? []
                : [
                    { label: t('product.valid'), value: t('product.term', { days, count: seats }) },
                  ]),
            ]}
          />
        </Stack>
      </Card>
      {rights.length > 0 && (
        <Card title={t('superRights.title')}>
          <KeyValueList items={rights.map((one) => ({ label: one.title, value: one.summary }))} />
        </Card>
      )}
      <Card title={t('product.terms')}>
        <Prose>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </Prose>
      </Card>
      <Stack inset>
        <ButtonLink block to={confirmHref(product)}>
          {t('product.order')}
        </ButtonLink>
      </Stack>
    </>
  );
}
