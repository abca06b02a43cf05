import { orderCentreApi, usePageModules } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  KeyValueList,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { NoOrder } from '../../../components/no-order';
import { OwnOnly, withSession } from '../../../components/own-only';
import { resultHref } from '../../../model/centre-ways';

const call = pageCall(orderCentreApi.endpoints.getDeductions, ({ query }) => {
  const orderNo = query.get('orderNo');
  return orderNo ? { orderNo } : null;
});

export const load = withSession(call.load);

/** What was taken off an order, step by step, and what could not be and why (spec 2 §2.25). */
export default function DeductionListPage(): ReactElement {
  const { t } = useTranslation('mall');
  return (
    <OwnOnly
      title={t('deductions.title')}
      backTo={href('mall.mergedOrderList')}
      promise={t('deductions.forOwner')}
      own={OwnDeductions}
    />
  );
}

function OwnDeductions(): ReactElement {
  const { t } = useTranslation('mall');
  const [query] = useSearchParams();
  const modules = usePageModules('mall.deductionList');
  const rule = modules('rule', { title: t('couponRule.title'), to: href('mall.couponRule') });
  const { answer } = call.useAnswer();
  const orderNo = query.get('orderNo');
  const title = t('deductions.title');
  if (!orderNo) return <NoOrder title={title} />;
  return (
    <Page header={<PageHeader title={title} backTo={href('mall.mergedOrderList')} />}>
      <Loaded
        query={answer}
        skeleton={<SkeletonList lines={3} count={1} />}
        gone={t('noOrder.title')}
        action={<ButtonLink to={href('mall.mergedOrderList')}>{t('orders.title')}</ButtonLink>}
      >
        {({ applied, whyNots }) => (
          <>
            {applied.length === 0 ? (
              <EmptyState kind="coupons" title={t('deductions.none')} />
            ) : (
              <Card title={t('deductions.applied')}>
                <KeyValueList
                  items={applied.map(({ label, cents, reason }) => ({
                    label,
                    value: cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents),
                    detail: reason === '' ? undefined : reason,
                  }))}
                />
              </Card>
            )}
            {whyNots.length > 0 && modules('notApplied') && (
              <Card title={t('deductions.notApplied')}>
                <KeyValueList
                  items={whyNots.map(({ label, reason }) => ({ label, value: reason }))}
                />
              </Card>
            )}
            <Stack inset>
              <ButtonLink block variant="outline" to={resultHref(orderNo)}>
                {t('payResult.title')}
              </ButtonLink>
              {rule && (
                <ButtonLink block variant="text" to={rule.to}>
                  {rule.title}
                </ButtonLink>
              )}
            </Stack>
          </>
        )}
      </Loaded>
    </Page>
  );
}
