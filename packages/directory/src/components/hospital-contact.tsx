import { usePageModules } from '@xinglin/api';
import type { Hospital } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { DocumentIcon, ListGroup, ListLink, PhoneIcon, StarIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** How to reach a hospital and what it is; what patients say of it where the page shows no reviews. */
export function HospitalContact({
  hospital: { hospitalId, phone },
  withReviews = false,
}: {
  hospital: Hospital;
  withReviews?: boolean;
}): ReactElement {
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.hospital');
  const introduction = modules('introduction', {
    title: t('hospital.introduction'),
    to: href('directory.hospitalSummary', { id: hospitalId }),
  });
  const reviews = modules('reviews', {
    title: t('doctor.reviews'),
    to: href('reviews.ofHospital', { id: hospitalId }),
  });
  return (
    <ListGroup label={t('hospital.contact')}>
      <ListLink
        icon={<PhoneIcon />}
        label={phone}
        description={t('hospital.call')}
        href={`tel:${phone}`}
      />
      {introduction && (
        <ListLink icon={<DocumentIcon />} label={introduction.title} to={introduction.to} />
      )}
      {withReviews && reviews && (
        <ListLink icon={<StarIcon />} label={reviews.title} to={reviews.to} />
      )}
    </ListGroup>
  );
}
