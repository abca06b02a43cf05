import { checkUpApi, refusalCode, type PageLoad } from '@xinglin/api';
import type { CheckUpPackage } from '@xinglin/gateway-sdk';
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
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { fewestCompared, mostCompared } from '../model/compared';
import { chosenOf, codesToCompare } from '../model/comparison';
import { listHomeHref } from '../model/links';
import { CompareActions, CompareStores, comparedStores } from './compare-stores';
import { ComparedPair } from './compared-pair';
import { ComparisonTable } from './comparison-table';
import styles from './comparison.module.css';

const { getPhysicalPackage } = checkUpApi.endpoints;

/** One of the packages that an address names, by its place. */
const slot = (place: number) =>
  pageCall(getPhysicalPackage, ({ query }) => {
    const packageCode = codesToCompare(query.get('compare'))[place];
    return packageCode === undefined ? null : { packageCode };
  });

const slots = [slot(0), slot(1), slot(2), slot(3)] as const;

/** What is requested before packages are compared. */
export const loadComparison: PageLoad = (place) => [
  ...slots.flatMap(({ load }) => load(place)),
  ...comparedStores.load(place),
];

/** Packages of an address beside each other, two in view (`?compare=a,b,c`), with stores and days of the chosen one. */
export function ComparePage(): ReactElement {
  const { t } = useTranslation('check-up');
  const [query] = useSearchParams();
  const codes = codesToCompare(query.get('compare'));
  const [first, second, third, fourth] = slots;
  const answers = [
    first.useAnswer().answer,
    second.useAnswer().answer,
    third.useAnswer().answer,
    fourth.useAnswer().answer,
  ].slice(0, codes.length);
  // One that is no longer sold leaves the others to be compared.
  const there = answers.filter(({ error }) => refusalCode(error) === undefined);
  const chosenCode = chosenOf(query.get('chosen'), codes);
  const chosen = there
    .flatMap(({ currentData }) => currentData ?? [])
    .find(({ packageCode }) => packageCode === chosenCode);
  const toHome = (
    <ButtonLink variant="outline" to={href('check-up.home')}>
      {t('list.all')}
    </ButtonLink>
  );
  const isEnough = there.length >= fewestCompared;
  return (
    <Page
      header={
        <PageHeader
          title={t('compare.title')}
          backTo={href('check-up.home')}
          action={
            codes.length < mostCompared ? (
              <Link className={styles['add']} to={listHomeHref('parents')}>
                {t('compare.add')}
              </Link>
            ) : undefined
          }
        />
      }
      actionBar={isEnough && chosen ? <CompareActions offer={chosen} /> : undefined}
    >
      {isEnough ? (
        <Loaded
          query={joinQueries(...there)}
          skeleton={<SkeletonList lines={4} count={2} />}
          action={toHome}
        >
          {(offers) => (
            <Compared
              offers={offers}
              codes={offers.map(({ packageCode }) => packageCode)}
              chosenCode={chosen?.packageCode ?? offers[0]?.packageCode ?? ''}
              goneCount={answers.length - there.length}
            />
          )}
        </Loaded>
      ) : (
        <EmptyState
          kind="packages"
          title={t(codes.length < fewestCompared ? 'compare.tooFew' : 'compare.gone')}
          message={t('compare.how')}
          action={toHome}
        />
      )}
    </Page>
  );
}

interface ComparedProps {
  readonly offers: readonly CheckUpPackage[];
  readonly codes: readonly string[];
  readonly chosenCode: string;
  readonly goneCount: number;
}

/** The two in view, where they differ, and where the chosen one can be had. */
function Compared({ offers, codes, chosenCode, goneCount }: ComparedProps): ReactElement | null {
  const { t } = useTranslation('check-up');
  const [left, right, ...others] = offers;
  if (left === undefined || right === undefined) return null;
  const chosen = right.packageCode === chosenCode ? right : left;
  return (
    <>
      {goneCount > 0 && (
        <Stack inset>
          <Note>{t('compare.someGone', { count: goneCount })}</Note>
        </Stack>
      )}
      <ComparedPair
        pair={[left, right]}
        others={others}
        codes={codes}
        chosenCode={chosen.packageCode}
      />
      <ComparisonTable pair={[left, right]} />
      <CompareStores offer={chosen} />
      <Stack inset>
        <Note>{t('compare.note')}</Note>
      </Stack>
    </>
  );
}
