import { servicePackagesApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink, Card, KeyValueList, ResultHeader, Stack } from '@xinglin/ui';
import { orderHref } from '../../../model/links';
import { orderAt } from '../../../model/order-at';

/** Something went wrong with an order: how it stands in truth, and the way on (spec 2 §2.8). */
const page = detailPage({
  endpoint: servicePackagesApi.endpoints.getPackageOrder,
  input: orderAt,
  title: 'service-packages:orderError.title',
  backTo: href('service-packages.orderList'),
  gone: {
    title: 'service-packages:orderError.gone',
    action: ({ t }) => (
      <ButtonLink to={href('service-packages.orderList')}>
        {t('service-packages:orderList.title')}
      </ButtonLink>
    ),
  },
  bar: (order, { t }) => (
    <ActionBar>
      <ButtonLink block to={orderHref(order.orderNo)}>
        {t('service-packages:item.toOrder')}
      </ButtonLink>
    </ActionBar>
  ),
  children: (order, { t }) => (
    <>
      <ResultHeader state="failure" title={t('service-packages:orderError.what')} />
      <Card title={order.packageTitle} aside={order.statusText}>
        <Stack>
          <p>{t('service-packages:orderError.saved')}</p>
          <KeyValueList items={order.facts.map(({ label, text }) => ({ label, value: text }))} />
        </Stack>
      </Card>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
