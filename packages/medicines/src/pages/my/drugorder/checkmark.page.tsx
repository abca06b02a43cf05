import { detailPage } from '@xinglin/pages';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { CheckForm } from '../../../components/check-form';
import { maySayReceived } from '../../../model/order-acts';
import { ofDrugOrder } from '../../../model/order-page';
import { drugOrderHref } from '../../../model/ways';

/** What came is compared with the prescription, medicine by medicine (spec 2 §2.10). */
const page = detailPage({
  ...ofDrugOrder,
  title: 'medicines:checkMark.title',
  skeleton: <SkeletonList lines={3} count={3} />,
  children: (order, { t }) =>
    maySayReceived(order) ? (
      <CheckForm order={order} />
    ) : (
      <EmptyState
        kind={order.checkedAt === null ? 'waiting' : 'closed'}
        title={t(
          order.checkedAt === null ? 'medicines:checkMark.notYet' : 'medicines:checkMark.over',
        )}
        action={
          <ButtonLink to={drugOrderHref(order.orderNo)}>{t('medicines:order.title')}</ButtonLink>
        }
      />
    ),
});

export const { load, head } = page;
export default page.Page;
