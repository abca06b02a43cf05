import {
  rankingApi,
  usePreferences,
  useSession,
  type PageLoad,
  type PageLoadInput,
} from '@xinglin/api';
import type { RankedDoctor, RankedHospital, RankedContent } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { pageCall, usePlace, type PageAnswer } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCount } from '@xinglin/rules';
import {
  Button,
  DoctorCard,
  EmptyState,
  Gutter,
  HospitalCard,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  Page,
  PageHeader,
  PillLinks,
  SegmentLinks,
  SkeletonList,
  useDoctorFacts,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { everyArea, everyTag, rankingHref, rankings, readRanking } from '../model/ranking-place';
import styles from './ranking-page.module.css';

const at =
  <Input,>(input: (ranking: ReturnType<typeof readRanking>) => Input | null) =>
  ({ params }: PageLoadInput) =>
    input(readRanking(params));

const doctors = pageCall(
  rankingApi.endpoints.listRankedDoctors,
  at(({ tab, where }) => (tab === 'praise' || tab === 'visits' ? { by: tab, ...where } : null)),
);
const hospitals = pageCall(
  rankingApi.endpoints.listRankedHospitals,
  at(({ tab, where }) => (tab === 'hospital' ? where : null)),
);
const contents = pageCall(
  rankingApi.endpoints.listRankedContents,
  at(({ tab, where: { tagId } }) => (tab === 'disease' ? { ...(tagId && { tagId }) } : null)),
);
const rules = pageCall(rankingApi.endpoints.getRankBaseInfo, () => undefined);
const tags = pageCall(rankingApi.endpoints.listRankingTags, () => undefined);

/** What any of the ranking pages asks. */
export const loadRanking: PageLoad = (place) =>
  [doctors, hospitals, contents, rules, tags].flatMap((call) => call.load(place));

/** Doctors, hospitals or diseases by what happened, with the rule told (spec 2 §2.7). */
export function RankingPage(): ReactElement {
  const { t } = useTranslation('directory');
  const { city } = usePreferences();
  const ranking = readRanking(usePlace().params);
  const { tab, areaId } = ranking;
  const rule = rules
    .useAnswer()
    .answer.currentData?.rankings.find((one) => one.ranking === tab)?.rule;
  return (
    <Page header={<PageHeader title={t('ranking.title')} backTo={href('directory.home')} />}>
      <SegmentLinks
        label={t('ranking.tabs')}
        items={rankings.map((one) => ({
          // i18n-keys: directory:ranking.tab.*
          label: t(`ranking.tab.${one}`),
          to: rankingHref({ ...ranking, tab: one }),
          active: one === tab,
        }))}
      />
      <Tags />
      {tab !== 'disease' && city !== null && (
        <PillLinks
          label={t('search.area')}
          items={[
            { areaId: everyArea, text: t('care:city.wholeCountry') },
            { areaId: city.areaId, text: city.name },
          ].map((one) => ({
            text: one.text,
            to: rankingHref({ ...ranking, areaId: one.areaId }),
            active: one.areaId === areaId,
          }))}
        />
      )}
      {rule !== undefined && (
        <Gutter>
          <Note>{t('ranking.rule', { rule })}</Note>
        </Gutter>
      )}
      {tab === 'hospital' ? <Hospitals /> : tab === 'disease' ? <Contents /> : <Doctors />}
    </Page>
  );
}

/** The departments, those first that the person put in front; and the way to put the one in view there. */
function Tags(): ReactElement | null {
  const { t } = useTranslation('directory');
  const session = useSession();
  const ranking = readRanking(usePlace().params);
  const [edit, { isLoading }] = rankingApi.useEditRankingTagsMutation();
  const { currentData } = tags.useAnswer().answer;
  if (currentData === undefined) return null;
  const { items } = currentData;
  const shown = items.find(({ tagId }) => tagId === ranking.tagId);
  const chosen = items.filter((tag) => tag.chosen).map(({ tagId }) => tagId);
  return (
    <>
      <PillLinks
        label={t('search.department')}
        items={[{ tagId: everyTag, name: t('ranking.allTags') }, ...items].map(
          ({ tagId, name }) => ({
            text: name,
            to: rankingHref({ ...ranking, tagId }),
            active: tagId === ranking.tagId,
          }),
        )}
      />
      {session !== null && shown !== undefined && (
        <Gutter>
          <Button
            variant="text"
            size="small"
            pending={isLoading}
            onClick={() => {
              const others = chosen.filter((tagId) => tagId !== shown.tagId);
              void edit({ tagIds: shown.chosen ? others : [shown.tagId, ...others].slice(0, 10) });
            }}
          >
            {t(shown.chosen ? 'ranking.notInFront' : 'ranking.inFront', { name: shown.name })}
          </Button>
        </Gutter>
      )}
    </>
  );
}

/** A list of places, or that there is none. */
function Places<Item extends { readonly rank: number }>({
  answer,
  children,
}: {
  answer: PageAnswer<{ readonly items: readonly Item[] }>;
  children: (item: Item) => ReactNode;
}): ReactElement {
  const { t } = useTranslation('directory');
  return (
    <Loaded query={answer} skeleton={<SkeletonList avatar lines={2} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState kind="doctors" title={t('ranking.none')} />
        ) : (
          <ol className={styles['places']}>
            {items.map((item) => (
              <li key={item.rank} className={styles['place']}>
                <span className={styles['rank']} data-top={item.rank <= 3 || undefined}>
                  {t('ranking.place', { rank: item.rank })}
                </span>
                {children(item)}
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

function Doctors(): ReactElement {
  return (
    <Places<RankedDoctor> answer={doctors.useAnswer().answer}>
      {(doctor) => <Doctor doctor={doctor} />}
    </Places>
  );
}

function Doctor({ doctor }: { doctor: RankedDoctor }): ReactElement {
  return (
    <DoctorCard
      to={href('directory.doctor', { id: doctor.doctorId })}
      doctorId={doctor.doctorId}
      name={doctor.name}
      gender={doctor.gender}
      titleText={doctor.titleText}
      hospitalName={doctor.hospitalName}
      departmentName={doctor.hospDeptName}
      facts={useDoctorFacts(doctor)}
      titleLevel={2}
    />
  );
}

function Hospitals(): ReactElement {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  return (
    <Places<RankedHospital> answer={hospitals.useAnswer().answer}>
      {(hospital) => (
        <HospitalCard
          to={href('directory.hospital', { id: hospital.hospitalId })}
          hospital={{ ...hospital, distance: null }}
          titleLevel={2}
          actions={
            <Note as="span">
              {t('ranking.visits', { visits: formatCount(hospital.visitCount, locale) })}
            </Note>
          }
        />
      )}
    </Places>
  );
}

function Contents(): ReactElement {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  return (
    <Places<RankedContent> answer={contents.useAnswer().answer}>
      {({ entryId, name, followerCount }) => (
        <ListGroup>
          <ListLink
            label={name}
            value={t('follow.followers', { followers: formatCount(followerCount, locale) })}
            to={href('directory.disease', { id: entryId })}
          />
        </ListGroup>
      )}
    </Places>
  );
}
