import { checkUpApi } from '@xinglin/api';
import { listPage, numbered, words } from '@xinglin/pages';
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
import { PackageItem } from './package-item';

const longestWords = 50;

interface PackageSearchOptions {
  /** Under which the texts of the page stand. */
  readonly name: 'searchPackage' | 'searchRelatedPackage';
  /** Where the words are looked for: in packages themselves, or in what they look at. */
  readonly within: 'q' | 'item';
}

/** A page of packages of all kinds by words, and the way to the other search for the same words (spec 2 §2.7). */
export function packageSearch({ name, within }: PackageSearchOptions) {
  const other = name === 'searchPackage' ? 'searchRelatedPackage' : 'searchPackage';
  // i18n-keys: check-up:searchPackage.*, check-up:searchRelatedPackage.*
  return listPage({
    endpoint: checkUpApi.endpoints.listPhysicalPackages,
    paging: numbered,
    filters: { q: words(longestWords) },
    input: ({ filters: { q } }, part) => ({ ...(q !== '' && { [within]: q }), ...part }),
    title: `check-up:${name}.title`,
    backTo: href('check-up.home'),
    skeleton: <SkeletonList lines={4} />,
    above: ({ t, pathname, filters: { q } }) => (
      <Gutter>
        <SearchBox
          action={pathname}
          label={t(`check-up:${name}.title`)}
          placeholder={t(`check-up:${name}.hint`)}
          defaultValue={q}
          maxLength={longestWords}
        />
      </Gutter>
    ),
    below: ({ t, filters: { q } }) => {
      const query = q === '' ? {} : { q };
      return (
        <ListGroup>
          <ListLink
            label={t(`check-up:${other}.title`)}
            description={t(`check-up:${other}.hint`)}
            to={
              other === 'searchPackage'
                ? href('directory.searchPackage', {}, query)
                : href('directory.searchRelatedPackage', {}, query)
            }
          />
        </ListGroup>
      );
    },
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
    item: (offer) => <PackageItem key={offer.packageCode} offer={offer} />,
  });
}
