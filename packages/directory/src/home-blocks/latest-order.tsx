import { ordersApi, usePageModules, useSession } from '@xinglin/api';
import { href, orderHref } from '@xinglin/routes';
import { ButtonLink, Card, Cluster, Loaded, Note, SkeletonCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** How the register of orders calls a visit. */
const visitKind = 'registration';

/**
 * On home: the account's newest order of any kind (spec 3 §9). A visit that is to be paid or lies ahead stands at the top
 * of home already.
 */
export function LatestOrder(): ReactElement | null {
  const { t } = useTranslation('directory');
  const skip = useSession()?.login !== true;
  const query = ordersApi.useGetLatestOrderQuery(undefined, { skip });
  const shown = usePageModules('directory.home')('latestOrder', { title: t('home.latestOrder') });
  const order = query.currentData?.order;
  const isAtTop =
    order?.kind === visitKind && (order.group === 'awaitingPayment' || order.group === 'active');
  if (skip || !shown || order === null || isAtTop) return null;
  return (
    <Card title={shown.title} aside={order?.statusText}>
      <Loaded query={query} skeleton={<SkeletonCard />}>
        {({ order: newest }) =>
          newest && (
            <>
              <p>
                <b>{newest.title}</b>
              </p>
              <Note>{newest.facts.map(({ text }) => text).join(' · ')}</Note>
              <Cluster align="end">
                <ButtonLink
                  size="small"
                  variant="outline"
                  // A kind that this portal has no page of stands in the list of all orders.
                  to={orderHref(newest) ?? href('mall.mergedOrderList')}
                >
                  {t('home.seeOrder')}
                </ButtonLink>
              </Cluster>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
