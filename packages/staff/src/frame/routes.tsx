import { SkeletonList } from '@xinglin/ui';
import type { ComponentType, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteObject } from 'react-router';
import { FailedPage } from './failed-page';
import { usePageTitle } from './page-title';
import { SessionGate } from './session-gate';
import { StaffFrame } from './staff-frame';

type PageFile = Promise<{ readonly default: ComponentType }>;

/** A page whose code is loaded with its first opening; the frame stays when it fails. */
const page = (path: string, load: () => PageFile, title?: string): RouteObject => ({
  path,
  errorElement: <FailedPage />,
  hydrateFallbackElement: <SkeletonList />,
  lazy: async () => {
    const Page = (await load()).default;
    return { Component: title === undefined ? Page : () => <Titled title={title} Page={Page} /> };
  },
});

function Titled({ title, Page }: { title: string; Page: ComponentType }): ReactElement {
  const { t } = useTranslation('staff');
  usePageTitle(t(title));
  return <Page />;
}

/** The addresses of the staff app. */
// i18n-keys: literals
export const staffRoutes: RouteObject[] = [
  page('/sign-in', () => import('../sign-in/sign-in-page')),
  page('/invitation', () => import('../invitation/invitation-page')),
  {
    element: (
      <SessionGate>
        <StaffFrame />
      </SessionGate>
    ),
    errorElement: <FailedPage />,
    hydrateFallbackElement: <SkeletonList />,
    children: [
      page('/', () => import('./first-page'), 'staff:frame.page.queue'),
      page('/consults/:orderKey', () => import('../consults/consult-page'), 'staff:frame.consult'),
      page('/reviews', () => import('../reviews/reviews-page'), 'staff:frame.page.reviews'),
      page(
        '/reviews/:prescriptionId',
        () => import('../reviews/review-page'),
        'staff:frame.page.reviews',
      ),
      page('/orders', () => import('../pharmacy/orders-page'), 'staff:frame.page.orders'),
      page('/orders/:orderNo', () => import('../pharmacy/order-page'), 'staff:frame.page.orders'),
      page('/notices', () => import('../notices/notices-page'), 'staff:frame.page.notices'),
      page('/approvals', () => import('../approvals/approvals-page'), 'staff:frame.page.approvals'),
      page('/ledger', () => import('../ledger/ledger-page'), 'staff:frame.page.ledger'),
      page('/staff', () => import('../people/staff-page'), 'staff:frame.page.staff'),
      page('/account', () => import('../account/account-page'), 'staff:frame.page.account'),
      page('*', () => import('./not-found-page')),
    ],
  },
];
