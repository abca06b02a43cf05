import { consultApi, useSession, type PageLoad } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Note, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Emergency } from '../../components/emergency';
import { ServiceCard } from '../../components/service-card';
import { loadVolunteers, OwnVolunteerConsults, Volunteers } from '../../components/volunteers';

/** Doctors who answer for nothing, and how often one may ask them (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.getConsultHomepage,
  input: () => undefined,
  title: 'asking:volunteer.title',
  backTo: href('consult.portal'),
  skeleton: <SkeletonList lines={4} count={1} />,
  children: ({ services }, { t }) => {
    const free = services.find(({ kind }) => kind === 'free');
    return (
      <>
        <Emergency />
        {free === undefined ? (
          <EmptyState
            kind="closed"
            title={t('asking:volunteer.none')}
            action={
              <ButtonLink variant="outline" to={href('consult.more')}>
                {t('asking:more.title')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <ServiceCard service={free}>
              <Note>{t('asking:volunteer.about')}</Note>
              <FreeLeft />
            </ServiceCard>
            <Volunteers />
          </>
        )}
        <OwnVolunteerConsults />
      </>
    );
  },
});

export const load: PageLoad = (place) => [...page.load(place), ...loadVolunteers(place)];
export default page.Page;

/** How many are left; a visitor hears of it with the form. */
function FreeLeft(): ReactElement | null {
  const { t } = useTranslation('asking');
  const isSignedIn = useSession()?.login === true;
  const { currentData } = consultApi.useCheckFreeConsultCountQuery(undefined, {
    skip: !isSignedIn,
  });
  if (currentData === undefined) return null;
  return <Note>{t('volunteer.left', { count: currentData.left })}</Note>;
}
