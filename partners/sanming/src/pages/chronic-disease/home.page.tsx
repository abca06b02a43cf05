import {
  bookingApi,
  directoryApi,
  usePreferences,
  useSession,
  type PageLoad,
  type QueryThunk,
} from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import { href } from '@xinglin/routes';
import {
  Card,
  EmptyState,
  Loaded,
  Note,
  Page,
  PageHeader,
  PillLinks,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FollowUps, followUps } from '../../components/follow-ups';
import { conditionOf, conditions, doctorsOf } from '../../model/conditions';

/** Asked only with a session: a visitor's page stays a shared one. */
const loadFollowUps: QueryThunk = (dispatch, getState) =>
  getState().session.user?.login === true
    ? dispatch(bookingApi.endpoints.listRegistrationOrders.initiate(followUps))
    : Promise.resolve();

export const load: PageLoad = ({ query, preferences: { city } }) => [
  directoryApi.endpoints.mergeSearchDoctors.initiate(doctorsOf(conditionOf(query), city?.areaId)),
  loadFollowUps,
];

/** The chronic-disease home (spec 2 §2.26): my follow-ups, and who follows up what, by condition. */
export default function ChronicDiseaseHomePage(): ReactElement {
  const { t } = useTranslation('sanming');
  const [query] = useSearchParams();
  const { city } = usePreferences();
  const signedIn = useSession()?.login === true;
  const condition = conditionOf(query);
  const doctors = directoryApi.useMergeSearchDoctorsQuery(doctorsOf(condition, city?.areaId));
  // i18n-keys: sanming:condition.*
  const name = t(`condition.${condition.key}`);
  return (
    <Page header={<PageHeader title={t('chronicHome.title')} backTo={href('directory.home')} />}>
      {signedIn && <FollowUps />}
      <Card title={t('chronicHome.conditions')}>
        <PillLinks
          label={t('chronicHome.conditions')}
          items={conditions.map(({ key }) => ({
            to: href('consult.chronicDiseaseHome', {}, { condition: key }),
            text: t(`condition.${key}`),
            active: key === condition.key,
          }))}
        />
        {/* i18n-keys: sanming:advice.* */}
        <Note>{t(`advice.${condition.key}`)}</Note>
      </Card>
      <Card
        title={t('chronicHome.doctors', { condition: name })}
        more={{
          to: href('directory.search', {}, { tab: 'doctor', deptId: condition.deptId }),
          text: t('chronicHome.more'),
          label: t('chronicHome.moreDoctors', { condition: name }),
        }}
      >
        <Loaded query={doctors} skeleton={<SkeletonList avatar count={3} lines={3} />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState kind="doctors" title={t('chronicHome.noDoctors')} />
            ) : (
              items.map((doctor) => <DoctorItem key={doctor.doctorId} doctor={doctor} />)
            )
          }
        </Loaded>
      </Card>
    </Page>
  );
}
