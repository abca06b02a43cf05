import { panelsApi } from '@xinglin/api';
import { OrderCard } from '@xinglin/orders';
import { byCursor, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { cutText, formatCents } from '@xinglin/rules';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { consultLook } from '../../model/consult-look';
import { questionHref } from '../../model/panel-ways';

/** Characters of a question by which its asker knows it again. */
const shownOfQuestion = 40;

/** The account's questions to several experts: what was paid for each, what came back, and what its answers cost (spec 2 §2.13). */
const page = listPage({
  endpoint: panelsApi.endpoints.listPanelOrders,
  paging: byCursor,
  input: (_place, part) => part,
  title: 'panels:balance.title',
  backTo: href('consult.multiExpert'),
  skeleton: <SkeletonList lines={3} />,
  empty: ({ t }) => (
    <EmptyState
      kind="orders"
      title={t('panels:balance.none')}
      action={<ButtonLink to={href('consult.multiExpert')}>{t('panels:balance.ask')}</ButtonLink>}
    />
  ),
  item: (panel, { t, refetch }) => (
    <OrderCard
      key={panel.orderKey}
      order={panel}
      to={questionHref(panel.orderKey)}
      title={panel.title}
      state={consultLook(panel)}
      lines={[
        t('panels:balance.question', {
          patient: panel.patientName,
          question: cutText(panel.question, shownOfQuestion),
        }),
        t('panels:balance.answers', { answered: panel.answeredCount, asked: panel.expertCount }),
        ...(panel.paidCents === 0
          ? []
          : [
              t('panels:balance.money', {
                paid: formatCents(panel.paidCents),
                left: formatCents(panel.paidCents - panel.refundCents),
              }),
            ]),
      ]}
      onExpire={refetch}
    />
  ),
});

export const { load } = page;
export default page.Page;
