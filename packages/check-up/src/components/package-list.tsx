import { checkUpApi } from '@xinglin/api';
import type { CheckUpPackageCard } from '@xinglin/gateway-sdk';
import { listPage, numbered, words } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import type { ReactNode } from 'react';
import { CompareLink, useCompareBar } from './compare-bar';
import { PackageItem } from './package-item';
import rows from './package-item.module.css';

const longestWords = 50;

type Place = Parameters<Parameters<typeof listPage>[0]['input']>[0];

interface PackagesOptions {
  readonly title: string;
  readonly backTo: string;
  /** What all packages of the page have in common. */
  readonly asked: (place: Place) => {
    readonly kind?: CheckUpPackageCard['kind'];
    readonly hospitalId?: string;
    readonly orgCode?: string;
    /** One row for a package of several organisations. */
    readonly grouped?: boolean;
  };
  readonly above?: (view: { readonly params: Place['params'] }) => ReactNode;
}

/** A page of packages that have something in common: their kind, their organisation, their hospital. */
export function packageList({ asked, ...page }: PackagesOptions) {
  return listPage({
    endpoint: checkUpApi.endpoints.listPhysicalPackages,
    paging: numbered,
    // As the search over everything lists them.
    filters: { q: words(longestWords) },
    input: (place, part) => ({
      ...asked(place),
      ...(place.filters.q !== '' && { q: place.filters.q }),
      ...part,
    }),
    skeleton: <SkeletonList lines={4} />,
    empty: ({ t }) => (
      <EmptyState
        kind="search"
        title={t('check-up:list.none')}
        action={
          <ButtonLink variant="outline" to={href('check-up.home')}>
            {t('check-up:list.all')}
          </ButtonLink>
        }
      />
    ),
    group: (items) => <div className={rows['list']}>{items}</div>,
    item: (offer) => <PackageItem key={offer.packageCode} offer={offer} />,
    head: () => ({ action: <CompareLink /> }),
    useActionBar: useCompareBar,
    ...page,
  });
}
