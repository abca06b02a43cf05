import { patientsApi, prescriptionsApi, usePageTime } from '@xinglin/api';
import { choice, idFilter, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ageOn, dayAt } from '@xinglin/rules';
import {
  ButtonLink,
  EmptyState,
  FaceTiles,
  personFace,
  SegmentLinks,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PrescriptionCard } from './prescription-card';

const groups = ['current', 'past'] as const;
type Group = (typeof groups)[number];

/** The prescriptions of an account's people: those that are under way or were until lately, and the earlier ones. */
export const prescriptionList = listPage({
  endpoint: prescriptionsApi.endpoints.listPrescriptions,
  paging: numbered,
  filters: { group: choice(groups), patientId: idFilter },
  input: ({ filters: { group, patientId } }, part) => ({
    ...(group && { group }),
    ...(patientId && { patientId }),
    ...part,
  }),
  title: 'medicines:prescriptions.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList avatar lines={3} />,
  above: ({ t, filters, to }) => (
    <>
      <People
        chosen={filters.patientId}
        to={(patientId) => to({ patientId: patientId ?? undefined })}
      />
      <SegmentLinks
        label={t('medicines:prescriptions.groups')}
        items={groups.map((group: Group) => ({
          // i18n-keys: medicines:prescriptions.group.*
          label: t(`medicines:prescriptions.group.${group}`),
          // The current ones have no name in the address.
          to: to({ group: group === 'current' ? undefined : group }),
          active: group === (filters.group ?? 'current'),
        }))}
      />
    </>
  ),
  empty: ({ t, filters: { group } }) => (
    <EmptyState
      kind="list"
      // i18n-keys: medicines:prescriptions.none.*
      title={t(`medicines:prescriptions.none.${group ?? 'current'}`)}
      message={t('medicines:prescriptions.noneHint')}
      action={
        <ButtonLink to={href('consult.portal')}>{t('medicines:prescriptions.ask')}</ButtonLink>
      }
    />
  ),
  item: (prescription) => (
    <PrescriptionCard key={prescription.prescriptionId} prescription={prescription} />
  ),
});

/** The people of the account, where there are several: all prescriptions, or those of one. */
function People({
  chosen,
  to,
}: {
  chosen: string | undefined;
  to: (patientId: string | null) => string;
}): ReactElement | null {
  const { t } = useTranslation(['medicines', 'shared']);
  const { data } = patientsApi.useListPatientsQuery();
  const today = dayAt(usePageTime());
  const people = data?.items ?? [];
  if (people.length < 2) return null;
  return (
    <FaceTiles
      label={t('prescriptions.people')}
      items={[
        {
          to: to(null),
          faces: people.slice(0, 2).map((one) => personFace(one, today)),
          name: t('prescriptions.everyone'),
          note: t('prescriptions.peopleCount', { count: people.length }),
          active: chosen === undefined,
        },
        ...people.map((one) => ({
          to: to(one.patientId),
          faces: [personFace(one, today)],
          name: one.name,
          note: t('prescriptions.age', { count: ageOn(one.birthDate, today) }),
          active: chosen === one.patientId,
        })),
      ]}
    />
  );
}
