import { favoritesApi, type PageLoad } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import { byCursor, choice, listPage, type Translate } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, HospitalCard, SegmentLinks, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { FollowedEntry } from '../../../components/followed-entry';
import { ShiftAlertNote } from '../../../components/shift-alert-note';
import { UnfollowButton, Unfollowed, UnfollowedProvider } from '../../../components/unfollow';
import type { Followable } from '../../../model/follow';

type Kind = Followable['kind'];

const kinds = ['doctor', 'hospital', 'department', 'disease'] as const satisfies readonly Kind[];

const shared = {
  paging: byCursor,
  title: 'directory:followedDoctors.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList avatar lines={3} />,
} as const;

/** The part of the list that the address asks for; doctors unless told. */
const kindOf = (query: URLSearchParams): Kind =>
  kinds.find((kind) => kind === query.get('kind')) ?? 'doctor';

function Tabs({ t, shown }: { t: Translate; shown: Kind }): ReactElement {
  return (
    <>
      <SegmentLinks
        label={t('directory:followedDoctors.tabs')}
        items={kinds.map((kind) => ({
          // i18n-keys: directory:followedDoctors.kinds.*
          label: t(`directory:followedDoctors.kinds.${kind}`),
          to: href('directory.followedDoctors', {}, kind === 'doctor' ? {} : { kind }),
          active: kind === shown,
        }))}
      />
      {shown === 'doctor' && <ShiftAlertNote />}
      <Unfollowed />
    </>
  );
}

/** What stands where nothing of a kind is followed, with the way to the first one. */
function nothing(kind: Kind, to: string) {
  return ({ t }: { t: Translate }): ReactElement => (
    <EmptyState
      kind="follows"
      // i18n-keys: directory:followedDoctors.none.*
      title={t(`directory:followedDoctors.none.${kind}`)}
      message={t('directory:followedDoctors.hint')}
      action={
        // i18n-keys: directory:followedDoctors.find.*
        <ButtonLink to={to}>{t(`directory:followedDoctors.find.${kind}`)}</ButtonLink>
      }
    />
  );
}

const doctors = listPage({
  ...shared,
  endpoint: favoritesApi.endpoints.listFavoriteDoctors,
  input: (_, part) => part,
  above: ({ t }) => <Tabs t={t} shown="doctor" />,
  empty: nothing('doctor', href('directory.search', {}, { tab: 'doctor' })),
  item: (doctor) => (
    <DoctorItem
      key={doctor.doctorId}
      doctor={doctor}
      titleLevel={2}
      actions={<UnfollowButton kind="doctor" id={doctor.doctorId} name={doctor.name} />}
    />
  ),
});

const hospitals = listPage({
  ...shared,
  endpoint: favoritesApi.endpoints.listFavoriteHospitals,
  // Kept in the address of the next part.
  filters: { kind: choice(['hospital']) },
  input: (_, part) => part,
  above: ({ t }) => <Tabs t={t} shown="hospital" />,
  empty: nothing('hospital', href('directory.search', {}, { tab: 'hospital' })),
  item: (hospital) => (
    <HospitalCard
      key={hospital.hospitalId}
      to={href('directory.hospital', { id: hospital.hospitalId })}
      hospital={hospital}
      titleLevel={2}
      actions={<UnfollowButton kind="hospital" id={hospital.hospitalId} name={hospital.name} />}
    />
  ),
});

const departments = listPage({
  ...shared,
  endpoint: favoritesApi.endpoints.listFavoriteDepartments,
  filters: { kind: choice(['department']) },
  input: (_, part) => part,
  above: ({ t }) => <Tabs t={t} shown="department" />,
  empty: nothing('department', href('directory.moreDepartments')),
  item: ({ hospDeptId, name, hospitalId, hospitalName }) => (
    <FollowedEntry
      key={hospDeptId}
      kind="department"
      id={hospDeptId}
      name={name}
      note={hospitalName}
      to={
        hospitalId === null
          ? href('directory.standardDepartment', { id: hospDeptId })
          : href('directory.hospitalDoctors', { hospitalId, deptId: hospDeptId })
      }
    />
  ),
});

const diseases = listPage({
  ...shared,
  endpoint: favoritesApi.endpoints.listFavoriteDiseases,
  filters: { kind: choice(['disease']) },
  input: (_, part) => part,
  above: ({ t }) => <Tabs t={t} shown="disease" />,
  empty: nothing('disease', href('directory.moreDepartments', {}, { tab: 'diseases' })),
  item: ({ entryId, name }) => (
    <FollowedEntry
      key={entryId}
      kind="disease"
      id={entryId}
      name={name}
      note={null}
      to={href('directory.disease', { id: entryId })}
    />
  ),
});

const lists = { doctor: doctors, hospital: hospitals, department: departments, disease: diseases };

export const load: PageLoad = (place) => {
  const kind = kindOf(place.query);
  const own = lists[kind].load(place);
  return kind === 'doctor' ? [...own, favoritesApi.endpoints.getShiftAlert.initiate()] : own;
};

/** What the account follows: doctors, and in further tabs hospitals, departments and diseases (spec 2 §2.20). */
export default function FollowedPage(): ReactElement {
  const [query] = useSearchParams();
  const { Page } = lists[kindOf(query)];
  return (
    <UnfollowedProvider>
      <Page />
    </UnfollowedProvider>
  );
}
