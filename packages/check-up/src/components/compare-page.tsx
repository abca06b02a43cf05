import { checkUpApi, refusalCode, type PageLoad } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  joinQueries,
  Loaded,
  Note,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  SwitchLink,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fewestCompared } from '../model/compared';
import { codesToCompare } from '../model/comparison';
import { compareHref } from '../model/links';
import { ComparisonTable } from './comparison-table';

const { getPhysicalPackage } = checkUpApi.endpoints;

/** One of the packages that an address names, by its place. */
const slot = (place: number) =>
  pageCall(getPhysicalPackage, ({ query }) => {
    const packageCode = codesToCompare(query.get('compare'))[place];
    return packageCode === undefined ? null : { packageCode };
  });

const slots = [slot(0), slot(1), slot(2), slot(3)] as const;

/** What is asked before packages are compared. */
export const loadComparison: PageLoad = (place) => slots.flatMap(({ load }) => load(place));

/** Up to four packages beside each other, by `?compare=a,b,c`: what differs, with `all` what they have in common too. */
export function ComparePage(): ReactElement {
  const { t } = useTranslation('check-up');
  const [query] = useSearchParams();
  const codes = codesToCompare(query.get('compare'));
  const isWhole = query.get('all') === '1';
  const [first, second, third, fourth] = slots;
  const answers = [
    first.useAnswer().answer,
    second.useAnswer().answer,
    third.useAnswer().answer,
    fourth.useAnswer().answer,
  ].slice(0, codes.length);
  // One that is sold no more leaves the others to be compared.
  const there = answers.filter(({ error }) => refusalCode(error) === undefined);
  const toHome = (
    <ButtonLink variant="outline" to={href('check-up.home')}>
      {t('list.all')}
    </ButtonLink>
  );
  return (
    <Page header={<PageHeader title={t('compare.title')} backTo={href('check-up.home')} />}>
      {there.length < fewestCompared ? (
        <EmptyState
          title={t(codes.length < fewestCompared ? 'compare.tooFew' : 'compare.gone')}
          message={t('compare.how')}
          action={toHome}
        />
      ) : (
        <Loaded
          query={joinQueries(...there)}
          skeleton={<SkeletonList lines={4} count={2} />}
          action={toHome}
        >
          {(offers) => (
            <>
              <Stack inset>
                {there.length < answers.length && (
                  <Note>{t('compare.someGone', { count: answers.length - there.length })}</Note>
                )}
                <SwitchLink to={compareHref(codes, !isWhole)} on={!isWhole}>
                  {t('compare.onlyDifferent')}
                </SwitchLink>
              </Stack>
              <ComparisonTable offers={offers} isWhole={isWhole} />
              <Stack inset>
                <Note>{t('compare.note')}</Note>
              </Stack>
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}
