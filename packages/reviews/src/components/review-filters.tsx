import { usePreferences } from '@xinglin/api';
import type { ReviewSummary, ReviewTagKey } from '@xinglin/gateway-sdk';
import { choice, type ListView } from '@xinglin/pages';
import { formatCount } from '@xinglin/rules';
import { type LoadedQuery, PillLinks, SkeletonPills } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const shares = ['good', 'middle', 'poor', 'withPictures', 'answered'] as const;
const sorts = ['latest', 'highest', 'lowest'] as const;
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
  if (summary === undefined && error === undefined) return <SkeletonPills />;
  if (summary === undefined || summary.reviewCount === 0) return null;
  const pill = (text: string, active: boolean, changed: Parameters<typeof to>[0]) => ({
    text,
    to: to(changed),
    active,
  });
  return (
    <PillLinks
      label={t('filter.label')}
      items={[
        pill(
          t('filter.all', { number: formatCount(summary.reviewCount, locale) }),
          filters.dynamicFilter === undefined && filters.tag === undefined,
          { dynamicFilter: undefined, tag: undefined },
        ),
        ...shares
          .filter((share) => summary[share] > 0)
          .map((share) =>
            pill(
              // i18n-keys: reviews:filter.*
              t(`filter.${share}`, { number: formatCount(summary[share], locale) }),
              filters.dynamicFilter === share,
              { dynamicFilter: share, tag: undefined },
            ),
          ),
        ...(isWhole ? summary.tags : []).map(({ key, text, count }) =>
          pill(`${text} ${formatCount(count, locale)}`, key === filters.tag, {
            tag: key === filters.tag ? undefined : key,
            dynamicFilter: undefined,
          }),
        ),
        ...(isWhole ? sorts : []).map((sort) =>
          // i18n-keys: reviews:sort.*
          pill(t(`sort.${sort}`), sort === filters.sort, {
            sort: sort === filters.sort ? undefined : sort,
          }),
        ),
      ]}
    />
  );
}
