import { ordersApi, usePageModules, useSession } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Cluster, Loaded, Note, SkeletonCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const newest = { pageSize: 1 } as const;
/** How the register of orders calls a visit. */
const visitKind = 'registration';

/**
 * On home: the account's newest order (spec 3 §9), where it is a visit that is over or given up. One that is to be paid
 * or lies ahead stands at the top of home already.
 */
export function LatestOrder(): ReactElement | null {
  const { t } = useTranslation('directory');
  const skip = useSession()?.login !== true;
  const query = ordersApi.useListMergedOrdersQuery(newest, { skip });
  const shown = usePageModules('directory.home')('latestOrder', { title: t('home.latestOrder') });
  const order = query.currentData?.items[0];
  const isAhead = order?.group === 'awaitingPayment' || order?.group === 'active';
  if (skip || !shown || (query.currentData && order?.kind !== visitKind) || isAhead) return null;
  return (
    <Card title={shown.title} aside={order?.statusText}>
      <Loaded query={query} skeleton={<SkeletonCard />}>
        {({ items }) =>
          items.map(({ orderNo, title, facts }) => (
            <div key={orderNo}>
              <p>
                <b>{title}</b>
              </p>
              <Note>{facts.map(({ text }) => text).join(' · ')}</Note>
              <Cluster align="end">
                <ButtonLink
                  size="small"
                  variant="outline"
                  to={href('booking.orderDetail', { orderNo })}
                >
                  {t('home.seeVisit')}
                </ButtonLink>
              </Cluster>
            </div>
          ))
        }
      </Loaded>
    </Card>
  );
}
