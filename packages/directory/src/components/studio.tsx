import { introductionsApi } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import type { DoctorStudio, TeamKind } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  Cluster,
  ListGroup,
  ListLink,
  Note,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Points } from './points';
import { studioHref } from '../model/studio-href';

/**
 * The page of the studio that a doctor leads (spec 2 §2.4). A studio of experts and the team of a family doctor are one
 * screen; which of the two a doctor's id asks for is the route's, and so is what is offered where there is none.
 */
export function studioPage(kind: TeamKind) {
  const own = (leaderId: string): string => studioHref({ kind, leaderId });
  return detailPage({
    endpoint: introductionsApi.endpoints.getDoctorStudio,
    input: ({ params }) => ({ doctorId: params['id'] ?? '', kind }),
    // i18n-keys: introductions:famousDoctorStudio.title introductions:familyDoctorStudio.title
    title: (studio, t) => studio?.name ?? t(`introductions:${kind}DoctorStudio.title`),
    head: ({ name, introduction, leaderId, hospitalName, members, areaServed }) => ({
      title: `${name} - ${hospitalName}`,
      description: introduction.slice(0, 150),
      canonical: own(leaderId),
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'MedicalClinic',
        name,
        description: introduction,
        ...(areaServed !== null && { areaServed }),
        parentOrganization: { '@type': 'Hospital', name: hospitalName },
        employee: members.map((member) => ({
          '@type': 'Person',
          name: member.name,
          jobTitle: member.titleText,
        })),
      },
    }),
    backTo: (_studio, { params }) => href('directory.doctor', { id: params['id'] ?? '' }),
    skeleton: <SkeletonList avatar lines={4} count={3} />,
    gone: {
      title: 'introductions:studio.gone',
      action: ({ t, params }) => (
        <>
          <ButtonLink to={href('directory.doctor', { id: params['id'] ?? '' })}>
            {t('introductions:studio.toDoctor')}
          </ButtonLink>
          <ButtonLink variant="outline" to={href('directory.expertTeamReport')}>
            {t('introductions:studio.others')}
          </ButtonLink>
        </>
      ),
    },
    children: (studio) => <StudioParts studio={studio} />,
  });
}

function StudioParts({ studio }: { studio: DoctorStudio }): ReactElement {
  const { t } = useTranslation('introductions');
  const { kind, leaderId, hospitalId, hospitalName, foundedYear, areaServed } = studio;
  return (
    <>
      <Card title={studio.name} aside={hospitalName}>
        <Stack gap={2}>
          <Note>{studio.introduction}</Note>
          {areaServed !== null && <Note>{t('studio.areaServed', { area: areaServed })}</Note>}
          {foundedYear !== null && <Note>{t('studio.founded', { year: foundedYear })}</Note>}
          <Cluster>
            <ButtonLink size="small" to={`${href('directory.doctor', { id: leaderId })}#schedule`}>
              {t('studio.book')}
            </ButtonLink>
            {studio.groupId !== null && (
              <ButtonLink
                size="small"
                variant="outline"
                to={href('directory.groupChatCode', { id: studio.groupId })}
              >
                {t('studio.group')}
              </ButtonLink>
            )}
          </Cluster>
        </Stack>
      </Card>
      {studio.services.length > 0 && (
        <Card title={t(kind === 'family' ? 'studio.familyServices' : 'studio.services')}>
          <Points texts={studio.services} />
        </Card>
      )}
      <Card title={t('studio.members')} aside={t('team.members', { count: studio.memberCount })}>
        {studio.members.map((doctor) => (
          <DoctorItem key={doctor.doctorId} doctor={doctor} />
        ))}
      </Card>
      <ListGroup label={t('hospitalGuide.next')}>
        {kind === 'famous' ? (
          <ListLink
            label={t('expertTeamReport.title')}
            to={href('directory.expertTeamReport', {}, { teamId: studio.teamId })}
          />
        ) : (
          <ListLink
            label={t('hospitalFamilyDoctors.title')}
            to={href('directory.hospitalFamilyDoctors', { id: hospitalId })}
          />
        )}
        <ListLink label={hospitalName} to={href('directory.hospital', { id: hospitalId })} />
      </ListGroup>
    </>
  );
}
