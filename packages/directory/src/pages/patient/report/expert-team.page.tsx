import { introductionsApi, type PageHead, type PageLoad } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import type { GetExpertTeamReportResponse as Report } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage, listPage, numbered, idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCount, formatDay, formatWeekday } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  KeyValueList,
  Note,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TeamCard } from '../../../components/team-card';
import { studioHref } from '../../../model/studio-href';

const teamIn = (query: URLSearchParams) => idFilter.read(query.get('teamId'));
const reportHref = (teamId: string): string => href('directory.expertTeamReport', {}, { teamId });

/** The teams of experts of the chosen city, or of the whole country. */
const teams = listPage({
  endpoint: introductionsApi.endpoints.listExpertTeams,
  paging: numbered,
  input: ({ preferences: { city } }, part) => ({ ...(city && { areaId: city.areaId }), ...part }),
  title: 'introductions:expertTeamReport.teams',
  backTo: href('directory.home'),
  skeleton: <SkeletonList lines={4} />,
  empty: ({ t }) => (
    <EmptyState
      kind="doctors"
      title={t('introductions:expertTeamReport.none')}
      message={t('introductions:expertTeamReport.noneHint')}
      action={
        <ButtonLink variant="outline" to={href('directory.search', {}, { tab: 'doctor' })}>
          {t('directory:home.findDoctor')}
        </ButtonLink>
      }
    />
  ),
  item: (team) => <TeamCard key={team.teamId} team={team} to={reportHref(team.teamId)} />,
});

/** One team in figures. */
const report = detailPage({
  endpoint: introductionsApi.endpoints.getExpertTeamReport,
  input: ({ query }) => ({ teamId: teamIn(query) ?? '' }),
  title: 'introductions:expertTeamReport.title',
  head: ({ teamId, name, introduction }) => ({
    title: name,
    description: introduction.slice(0, 150),
    canonical: reportHref(teamId),
  }),
  backTo: href('directory.expertTeamReport'),
  skeleton: <SkeletonList lines={4} count={3} />,
  gone: {
    title: 'introductions:expertTeamReport.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('directory.expertTeamReport')}>
        {t('introductions:studio.others')}
      </ButtonLink>
    ),
  },
  children: (found) => <ReportParts report={found} />,
});

const pageOf = (query: URLSearchParams) => (teamIn(query) === undefined ? teams : report);

export const load: PageLoad = (place) => pageOf(place.query).load(place);
export const head: PageHead = (place, state) =>
  teamIn(place.query) === undefined
    ? {
        titleKey: 'introductions:expertTeamReport.teams',
        canonical: href('directory.expertTeamReport'),
      }
    : report.head(place, state);

/** A team of experts in figures; all teams, where the address names none (spec 2 §2.4). */
export default function ExpertTeamReportPage(): ReactElement {
  const { Page } = pageOf(useSearchParams()[0]);
  return <Page />;
}

function ReportParts({ report: team }: { report: Report }): ReactElement {
  const { t } = useTranslation('introductions');
  const locale = useLocale();
  const { nextDate } = team;
  return (
    <>
      <Card title={team.name} aside={team.hospitalName}>
        <Stack gap={2}>
          <Note>{team.introduction}</Note>
          <Cluster>
            <ButtonLink size="small" to={studioHref(team)}>
              {t('expertTeamReport.studio')}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Card>
      <Card title={t('expertTeamReport.figures')}>
        <KeyValueList
          items={[
            { label: t('studio.members'), value: t('team.members', { count: team.memberCount }) },
            { label: t('ui:doctorVisits'), value: formatCount(team.visitCount, locale) },
            {
              label: t('ui:doctorPraise'),
              value: `${(team.praisePerMille / 10).toFixed(1)}%`,
              detail: t('expertTeamReport.praiseNote'),
            },
            {
              label: t('expertTeamReport.free'),
              value: t('team.members', { count: team.freeCount }),
              detail:
                nextDate === null
                  ? t('expertTeamReport.noFree')
                  : t('expertTeamReport.next', {
                      day: `${formatDay(nextDate, locale)} ${formatWeekday(nextDate, locale)}`,
                    }),
            },
          ]}
        />
      </Card>
      <Card title={t('studio.members')}>
        {team.members.map((doctor) => (
          <DoctorItem key={doctor.doctorId} doctor={doctor} />
        ))}
      </Card>
    </>
  );
}
