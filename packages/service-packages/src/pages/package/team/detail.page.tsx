import { ChannelModule, servicePackagesApi } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, SkeletonList } from '@xinglin/ui';
import { PackageItem } from '../../../components/package-item';

/** A team: who belongs to it, and what it offers (spec 2 §2.8). */
const page = detailPage({
  endpoint: servicePackagesApi.endpoints.getPackageTeam,
  input: ({ query }) => ({ teamId: query.get('teamId') ?? '' }),
  title: (team, t) => team?.name ?? t('service-packages:teamPackage.title'),
  head: ({ name, introduction }) => ({ title: name, description: introduction }),
  backTo: href('service-packages.search'),
  skeleton: <SkeletonList avatar lines={3} count={3} />,
  gone: {
    title: 'service-packages:teamPackage.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('service-packages.search')}>
        {t('service-packages:search.all')}
      </ButtonLink>
    ),
  },
  children: (team, { t }) => (
    <>
      <Card title={team.name}>
        <p>{team.introduction}</p>
      </Card>
      <ChannelModule of="service-packages.teamPackage" name="members">
        {team.members.map((doctor) => (
          <DoctorItem key={doctor.doctorId} doctor={doctor} titleLevel={2} />
        ))}
      </ChannelModule>
      {team.packages.length === 0 ? (
        <EmptyState kind="packages" title={t('service-packages:search.none')} />
      ) : (
        team.packages.map((offer) => <PackageItem key={offer.packageCode} offer={offer} />)
      )}
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
