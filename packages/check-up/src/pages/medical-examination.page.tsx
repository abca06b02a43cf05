import { checkUpApi, type PageLoad } from '@xinglin/api';
import { choice, listPage, numbered, words } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  Gutter,
  ListGroup,
  ListLink,
  SearchBox,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { ChoiceLinks } from '../components/choice-links';
import { useCompareBar } from '../components/compare-bar';
import { ComparePage, loadComparison } from '../components/compare-page';
import { PackageItem } from '../components/package-item';
import { askedFor, people, prices, purposes } from '../model/people';

const longestWords = 50;

/** Packages by words, person, purpose and price, all of it in the address; the other kinds of check-up (spec 2 §2.15). */
const list = listPage({
  endpoint: checkUpApi.endpoints.listPhysicalPackages,
  paging: numbered,
  filters: {
    q: words(longestWords),
    person: choice(people),
    purpose: choice(purposes),
    most: choice(prices),
  },
  input: ({ filters: { q, person, purpose, most } }, part) => ({
    kind: 'general' as const,
    grouped: true,
    ...(q !== '' && { q }),
    ...askedFor(person),
    ...(purpose && { purpose }),
    ...(most && { mostCents: Number(most) * 100 }),
    ...part,
  }),
  title: 'check-up:home.title',
  backTo: href('directory.home'),
  skeleton: <SkeletonList count={4} lines={6} />,
  above: ({ t, to, pathname, queryWith, filters: { q, person, purpose, most } }) => (
    <>
      <Gutter>
        <SearchBox
          action={pathname}
          label={t('check-up:home.search')}
          placeholder={t('check-up:home.searchHint')}
          defaultValue={q}
          maxLength={longestWords}
          keep={queryWith({ q: '' })}
        />
      </Gutter>
      <ChoiceLinks
        label={t('check-up:home.person')}
        all={t('check-up:home.everybody')}
        values={people}
        // i18n-keys: check-up:person.*
        text={(one) => t(`check-up:person.${one}`)}
        chosen={person}
        to={(one) => to({ person: one })}
      />
      <ChoiceLinks
        label={t('check-up:home.purpose')}
        all={t('check-up:home.everyPurpose')}
        values={purposes}
        // i18n-keys: check-up:purpose.*
        text={(one) => t(`check-up:purpose.${one}`)}
        chosen={purpose}
        to={(one) => to({ purpose: one })}
      />
      <ChoiceLinks
        label={t('check-up:home.price')}
        all={t('check-up:home.everyPrice')}
        values={prices}
        text={(yuan) => t('check-up:home.upTo', { yuan })}
        chosen={most}
        to={(one) => to({ most: one })}
      />
    </>
  ),
  empty: ({ t, to }) => (
    <EmptyState
      kind="search"
      title={t('check-up:list.none')}
      action={
        <ButtonLink
          variant="outline"
          to={to({ q: '', person: undefined, purpose: undefined, most: undefined })}
        >
          {t('check-up:list.all')}
        </ButtonLink>
      }
    />
  ),
  below: ({ t }) => (
    <ListGroup>
      <ListLink label={t('check-up:home.orders')} to={href('check-up.orderList')} />
      <ListLink label={t('check-up:reportList.title')} to={href('check-up.pdfReport')} />
      <ListLink
        label={t('check-up:privateCheckUp.title')}
        description={t('check-up:privateCheckUp.about')}
        to={href('check-up.privateCheckUp')}
      />
      <ListLink
        label={t('check-up:scaling.title')}
        description={t('check-up:scaling.about')}
        to={href('check-up.scaling')}
      />
      <ListLink
        label={t('check-up:covidTest.title')}
        description={t('check-up:covidTest.about')}
        to={href('check-up.covidTest')}
      />
      <ListLink
        label={t('check-up:diagnosisPlatform.title')}
        description={t('check-up:diagnosisPlatform.about')}
        to={href('check-up.diagnosisPlatform')}
      />
      <ListLink
        label={t('check-up:weibaoCode.title')}
        description={t('check-up:weibaoCode.about')}
        to={href('check-up.weibaoCode')}
      />
    </ListGroup>
  ),
  useActionBar: useCompareBar,
  item: (offer) => <PackageItem key={offer.packageCode} offer={offer} />,
});

/** The packages to choose from, or those that the address names beside each other. */
export const load: PageLoad = (place) =>
  place.query.has('compare') ? loadComparison(place) : list.load(place);

export default function CheckUpHomePage(): ReactElement {
  const [query] = useSearchParams();
  return query.has('compare') ? <ComparePage /> : <list.Page />;
}
