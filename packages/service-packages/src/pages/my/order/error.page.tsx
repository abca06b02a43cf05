import { servicePackagesApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink, Card, KeyValueList, ResultHeader } from '@xinglin/ui';
import { orderHref } from '../../../model/links';
import { orderAt } from '../../../model/order-at';

/** An act on an order failed: its true state, and the way to it (spec 2 §2.8). */
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
      <Card as="div">
        {/* Nothing happened to the order: it is no failure of it. */}
        <ResultHeader state="waiting" title={t('service-packages:orderError.what')}>
          {t('service-packages:orderError.saved')}
        </ResultHeader>
      </Card>
      <Card title={order.packageTitle} aside={order.statusText}>
        <KeyValueList items={order.facts.map(({ label, text }) => ({ label, value: text }))} />
      </Card>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
