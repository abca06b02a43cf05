import { directoryApi, introductionsApi } from '@xinglin/api';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, Loaded, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { hospitalGone } from '../../../components/gone';
import { Steps } from '../../../components/steps';
import { TeamCard } from '../../../components/team-card';
import { hospitalFacts } from '../../../model/hospital-facts';

const hospitalOf = ({ params }: { params: Readonly<Record<string, string | undefined>> }) => ({
  hospitalId: params['id'] ?? '',
});
const teams = pageCall(introductionsApi.endpoints.listHospitalTeams, (place) => ({
  ...hospitalOf(place),
  kind: 'family' as const,
}));

/** The family doctors of a hospital, and how a family gets one (spec 2 §2.4). */
const page = detailPage({
  endpoint: directoryApi.endpoints.getHospitalInfoById,
  input: hospitalOf,
  beside: [teams],
  title: 'introductions:hospitalFamilyDoctors.title',
  head: (hospital) => ({
    title: hospital.name,
    canonical: href('directory.hospitalFamilyDoctors', { id: hospital.hospitalId }),
    structuredData: hospitalFacts(hospital),
  }),
  backTo: (_hospital, { params }) => href('directory.hospital', { id: params['id'] ?? '' }),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: hospitalGone,
  children: ({ name, phone, hospitalId }, { t }) => (
    <>
      <Card title={name}>
        <Stack>
          <Steps
            texts={[
              t('introductions:hospitalFamilyDoctors.choose'),
              t('introductions:hospitalFamilyDoctors.sign'),
              t('introductions:hospitalFamilyDoctors.visit'),
            ]}
          />
          <ButtonLink variant="outline" size="small" href={`tel:${phone}`}>
            {t('introductions:hospitalFamilyDoctors.call', { phone })}
          </ButtonLink>
        </Stack>
      </Card>
      <FamilyTeams hospitalId={hospitalId} />
    </>
  ),
});

export const { load, head } = page;
export default page.Page;

function FamilyTeams({ hospitalId }: { hospitalId: string }): ReactElement {
  const { t } = useTranslation('introductions');
  return (
    <Loaded query={teams.useAnswer().answer} skeleton={<SkeletonList lines={4} count={2} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            kind="doctors"
            title={t('hospitalFamilyDoctors.none')}
            message={t('hospitalFamilyDoctors.noneHint')}
            action={
              <ButtonLink
                variant="outline"
                to={href('directory.hospitalDepartments', { hospitalId })}
              >
                {t('directory:departments.all')}
              </ButtonLink>
            }
          />
        ) : (
          items.map((team) => <TeamCard key={team.teamId} team={team} />)
        )
      }
    </Loaded>
  );
}
