import { orderCentreApi } from '@xinglin/api';
import { idFilter, listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import { RuleCard } from '../../../components/rule-card';

/** By which rules shops take something off now (spec 2 §2.25). */
const page = listPage({
  endpoint: orderCentreApi.endpoints.listDeductionRules,
  paging: whole,
  filters: { shopId: idFilter },
  input: ({ filters: { shopId } }) => (shopId === undefined ? {} : { shopId }),
  title: 'mall:couponRule.title',
  backTo: href('mall.store'),
  empty: ({ t }) => (
    <EmptyState
      kind="coupons"
      title={t('mall:couponRule.none')}
      action={<ButtonLink to={href('mall.store')}>{t('mall:goods.toStore')}</ButtonLink>}
    />
  ),
  item: (rule) => <RuleCard key={rule.ruleId} rule={rule} />,
});

export const { load } = page;
export default page.Page;
