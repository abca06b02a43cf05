import { usePreferences } from '@xinglin/api';
import type { ReviewSummary, ReviewTagKey } from '@xinglin/gateway-sdk';
import { choice, type ListView } from '@xinglin/pages';
import { formatCount } from '@xinglin/rules';
import { type LoadedQuery, PillLinks, SegmentLinks, SkeletonPills } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const shares = ['good', 'middle', 'poor', 'withPictures', 'answered'] as const;
const sorts = ['latest', 'highest', 'lowest'] as const;
const shownSorts = [undefined, ...sorts] as const;
const tagKeys = [
  'patient',
  'clear',
  'skilled',
  'effective',
  'kind',
  'thorough',
  'sparing',
  'punctual',
  'rushed',
  'waitedLong',
  'unclear',
  'cold',
  'costly',
  'late',
] as const satisfies readonly ReviewTagKey[];

/** What an address says of a list of reviews. */
export const reviewFilters = {
  dynamicFilter: choice(shares),
  tag: choice(tagKeys),
  sort: choice(sorts),
};

/** A list of reviews at its address. */
export type ReviewsView = ListView<typeof reviewFilters>;

/** The call's input, with only what the address names. */
export const filterInput = ({ dynamicFilter, tag, sort }: ReviewsView['filters']) => ({
  ...(dynamicFilter && { dynamicFilter }),
  ...(tag && { tag }),
  ...(sort && { sort }),
});

/** Which reviews are shown, and in which order. */
export function ReviewFilters({
  view: { filters, to },
  answer: { currentData: summary, error },
}: {
  view: Pick<ReviewsView, 'filters' | 'to'>;
  /** What all reviews come to; without it there is nothing to choose by. */
  answer: Pick<LoadedQuery<ReviewSummary, unknown>, 'currentData' | 'error'>;
}): ReactElement | null {
  const { t } = useTranslation('reviews');
  const { mode, locale } = usePreferences();
  // Elder mode shows fewer choices.
  const isWhole = mode !== 'elder';
  if (summary === undefined && error === undefined)
    return (
      <>
        <SkeletonPills />
        {isWhole && <SkeletonPills />}
        {isWhole && <SkeletonPills count={shownSorts.length} />}
      </>
    );
  if (summary === undefined || summary.reviewCount === 0) return null;
  const { tags } = summary;
  return (
    <>
      <PillLinks
        label={t('filter.label')}
        items={[
          {
            text: t('filter.all', { number: formatCount(summary.reviewCount, locale) }),
            to: to({ dynamicFilter: undefined, tag: undefined }),
            active: filters.dynamicFilter === undefined && filters.tag === undefined,
          },
          ...shares
            .filter((share) => summary[share] > 0)
            .map((share) => ({
              // i18n-keys: reviews:filter.*
              text: t(`filter.${share}`, { number: formatCount(summary[share], locale) }),
              to: to({ dynamicFilter: share, tag: undefined }),
              active: filters.dynamicFilter === share,
            })),
        ]}
      />
      {isWhole && tags.length > 0 && (
        <PillLinks
          label={t('filter.tags')}
          items={tags.map(({ key, text, count }) => ({
            text: `${text} ${formatCount(count, locale)}`,
            to: to({ tag: key === filters.tag ? undefined : key, dynamicFilter: undefined }),
            active: key === filters.tag,
          }))}
        />
      )}
      {isWhole && (
        <SegmentLinks
          label={t('sort.label')}
          items={shownSorts.map((sort) => ({
            // i18n-keys: reviews:sort.*
            label: t(`sort.${sort ?? 'default'}`),
            to: to({ sort }),
            active: sort === filters.sort,
          }))}
        />
      )}
    </>
  );
}
