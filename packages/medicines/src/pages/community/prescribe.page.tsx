import { consultApi, type PageHead } from '@xinglin/api';
import { CityButton, hospitalItems, wordsFilter, wordsInCity } from '@xinglin/care';
import { listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Cluster,
  EmptyState,
  Gutter,
  HospitalCard,
  ListGroup,
  ListLink,
  Note,
  SearchBox,
} from '@xinglin/ui';

/** The clinics of the person's city, whose doctors prescribe for those they have seen (spec 2 §2.24). */
const page = listPage({
  endpoint: consultApi.endpoints.listCommunityClinics,
  paging: numbered,
  filters: wordsFilter,
  input: ({ filters: { q }, preferences }, part) => ({ ...wordsInCity(q, preferences), ...part }),
  title: 'renewals:community.title',
  backTo: href('consult.portal'),
  skeleton: hospitalItems.skeleton,
  above: ({ t, filters: { q }, pathname }) => (
    <>
      <Gutter>
        <Note>{t('renewals:community.lead')}</Note>
      </Gutter>
      <ListGroup label={t('renewals:home.title')}>
        <ListLink
          label={t('renewals:home.title')}
          description={t('renewals:home.lead')}
          to={href('renewals.home')}
        />
      </ListGroup>
      <Gutter>
        <SearchBox
          action={pathname}
          label={t('renewals:community.search')}
          placeholder={t('renewals:community.searchHint')}
          defaultValue={q}
        />
        <Cluster>
          <CityButton />
        </Cluster>
      </Gutter>
    </>
  ),
  empty: ({ t, to, filters: { q } }) => (
    <EmptyState
      kind="hospitals"
      title={t('renewals:community.none')}
      action={
        q === '' ? (
          <ButtonLink variant="outline" to={href('renewals.prescribers')}>
            {t('renewals:other.prescribers')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={to({ q: '' })}>
            {t('renewals:community.all')}
          </ButtonLink>
        )
      }
    />
  ),
  item: ({ hospital, openDoctorCount }, { t }) => {
    const { hospitalId, name } = hospital;
    return (
      <HospitalCard
        key={hospitalId}
        to={href('consult.polyclinic', { itemUUID: hospitalId })}
        hospital={hospital}
        titleLevel={2}
        actions={
          openDoctorCount === 0 ? (
            <Note as="span">{t('renewals:community.closed')}</Note>
          ) : (
            <Cluster align="between">
              <Note as="span">{t('renewals:community.open', { count: openDoctorCount })}</Note>
              <ButtonLink
                size="small"
                variant="outline"
                to={href('renewals.prescribers', {}, { hospitalId })}
                aria-label={t('renewals:community.doctorsOf', { clinic: name })}
              >
                {t('renewals:community.doctors')}
              </ButtonLink>
            </Cluster>
          )
        }
      />
    );
  },
});

export const { load } = page;
export const head: PageHead = () => ({ canonical: href('renewals.community') });
export default page.Page;
