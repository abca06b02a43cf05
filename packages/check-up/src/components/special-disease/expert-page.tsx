import { specialDiseaseApi } from '@xinglin/api';
import type { SpecialDiseaseGroup } from '@xinglin/gateway-sdk';
import { loadPatients } from '@xinglin/orders';
import { detailPage, pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { groupHref } from '../../model/special-disease';
import { BookingForm } from './booking-form';
import { Group } from './group';

const agreement = pageCall(
  specialDiseaseApi.endpoints.viewSpecialDiseaseAgreement,
  // Only the form of an expert asks for it.
  ({ query }) => (query.has('doctorId') ? {} : null),
);

/** The experts of a special disease, and the form of the one that the address names (spec 2 §2.18, spec 3 §7.10). */
export const expertPage = detailPage({
  endpoint: specialDiseaseApi.endpoints.getSpecialDiseaseDoctorGroup,
  input: ({ query }) => ({ diseaseId: query.get('diseaseId') ?? '' }),
  beside: [
    agreement,
    { load: (place) => (place.query.has('doctorId') ? loadPatients(place) : []) },
  ],
  title: 'check-up:specialDisease.title',
  backTo: (_, { query }) =>
    query.has('doctorId')
      ? groupHref(query.get('diseaseId') ?? '')
      : href('directory.searchSpecialDisease'),
  skeleton: <SkeletonList lines={3} count={3} />,
  gone: {
    title: 'check-up:specialDisease.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('directory.searchSpecialDisease')}>
        {t('check-up:specialDisease.all')}
      </ButtonLink>
    ),
  },
  children: (group, { refetch }) => <GroupOrForm group={group} onStale={refetch} />,
});

interface GroupOrFormProps {
  readonly group: SpecialDiseaseGroup;
  readonly onStale: () => void;
}

function GroupOrForm({ group, onStale }: GroupOrFormProps): ReactElement {
  const { t } = useTranslation('check-up');
  const doctorId = usePlace().query.get('doctorId');
  const { answer } = agreement.useAnswer();
  if (doctorId === null) return <Group group={group} />;
  const expert = group.members.find(({ doctor }) => doctor.doctorId === doctorId);
  if (expert === undefined)
    return (
      <EmptyState
        kind="doctors"
        title={t('specialDisease.expertGone')}
        action={
          <ButtonLink to={groupHref(group.diseaseId)}>{t('specialDisease.otherExpert')}</ButtonLink>
        }
      />
    );
  const again = () => {
    onStale();
    void answer.refetch();
  };
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={1} />}>
      {({ version }) => (
        <BookingForm group={group} expert={expert} version={version} onStale={again} />
      )}
    </Loaded>
  );
}
