import { panelsApi } from '@xinglin/api';
import { isPaymentOpen, PaidPage } from '@xinglin/orders';
import { pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { questionHref } from '../../../model/panel-ways';

const call = pageCall(panelsApi.endpoints.getPanelOrder, ({ query }) => {
  const orderKey = query.get('orderKey');
  return orderKey ? { orderKey } : null;
});

export const { load } = call;

/** Where the cashier comes back to: what became of the payment, and the way to the answers (spec 2 §2.13). */
export default function PanelPaidPage(): ReactElement {
  const { t } = useTranslation('panels');
  const asked = call.useAnswer(isPaymentOpen);
  const { query } = usePlace();
  const head = { title: t('paid.title'), backTo: href('consult.multiExpertBalance') };
  if (!query.get('orderKey'))
    return (
      <Page header={<PageHeader {...head} />}>
        <EmptyState
          kind="orders"
          title={t('paid.none')}
          action={<ButtonLink to={head.backTo}>{t('balance.title')}</ButtonLink>}
        />
      </Page>
    );
  return (
    <PaidPage
      {...head}
      asked={asked}
      seeTo={({ orderKey }) => questionHref(orderKey)}
      says={({ statusText }, outcome) => ({
        // i18n-keys: panels:paid.says.*, panels:paid.hint.*
        title: outcome === 'over' ? statusText : t(`paid.says.${outcome}`),
        hint: t(`paid.hint.${outcome}`),
      })}
      priceLabel={t('home.price')}
      renderActions={({ orderKey }, outcome) => (
        <ButtonLink block to={questionHref(orderKey)}>
          {t(outcome === 'failed' ? 'paid.again' : 'paid.see')}
        </ButtonLink>
      )}
      renderWays={({ orderKey }) => (
        <ButtonLink block to={questionHref(orderKey)}>
          {t('paid.see')}
        </ButtonLink>
      )}
    />
  );
}
