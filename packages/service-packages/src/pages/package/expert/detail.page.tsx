import { ChannelModule, servicePackagesApi } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import { PackageItem } from '../../../components/package-item';

/** A doctor with the packages that they lead, and what people say of these (spec 2 §2.4, §2.8). */
const page = detailPage({
  endpoint: servicePackagesApi.endpoints.getPackageExpert,
  input: ({ params, query }) => ({
    doctorUserId: params['id'] ?? query.get('doctorUserId') ?? '',
  }),
  title: (found, t) =>
    found
      ? t('service-packages:expertPackage.of', { name: found.doctor.name })
      : t('service-packages:expertPackage.title'),
  backTo: href('service-packages.search'),
  skeleton: <SkeletonList avatar lines={3} count={3} />,
  gone: {
    title: 'service-packages:expertPackage.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('service-packages.search')}>
        {t('service-packages:search.all')}
      </ButtonLink>
    ),
  },
  children: ({ doctor, packages, commentCount, average }, { t }) => (
    <>
      <DoctorItem doctor={doctor} titleLevel={2} />
      <ChannelModule of="service-packages.expertPackage" name="comments">
        <ListGroup>
          <ListLink
            label={t('service-packages:packageComments.title')}
            value={
              average === null
                ? t('service-packages:packageComments.noneYet')
                : t('service-packages:packageComments.figures', { count: commentCount, average })
            }
            to={href('service-packages.packageComments', { expertId: doctor.doctorId })}
          />
        </ListGroup>
      </ChannelModule>
      {packages.length === 0 ? (
        <EmptyState kind="packages" title={t('service-packages:expertPackage.none')} />
      ) : (
        packages.map((offer) => <PackageItem key={offer.packageCode} offer={offer} />)
      )}
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
