import { consultApi, patientsApi, type PageLoad } from '@xinglin/api';
import { byCursor, idFilter, listPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, PillLinks, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsultCard } from '../../../components/consult-card';
import { recordHref } from '../../../model/record-place';

const family = pageCall(patientsApi.endpoints.listPatients, () => undefined);

/** What was asked for the patients of the account, all of them or one (spec 2 §2.9). */
const page = listPage({
  endpoint: consultApi.endpoints.listConsultOrders,
  paging: byCursor,
  filters: { patientId: idFilter },
  input: ({ filters: { patientId } }, part) => ({
    listAll: true,
    ...(patientId && { patientId }),
    ...part,
  }),
  title: 'consult:patientOrders.title',
  backTo: href('consult.listAll'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ filters: { patientId }, to }) => <Patients chosen={patientId} to={to} />,
  empty: ({ t, filters: { patientId } }) => (
    <EmptyState
      kind="orders"
      title={t(
        patientId === undefined ? 'consult:patientOrders.none' : 'consult:patientOrders.noneOf',
      )}
      action={<ButtonLink to={href('consult.portal')}>{t('consult:list.ask')}</ButtonLink>}
    />
  ),
  item: (consult, { refetch }) => (
    <ConsultCard
      key={consult.orderKey}
      consult={consult}
      to={recordHref(consult.orderKey)}
      onExpire={refetch}
    />
  ),
});

export const load: PageLoad = (place) => [...page.load(place), ...family.load(place)];
export default page.Page;

interface PatientsProps {
  readonly chosen: string | undefined;
  readonly to: (changed: { readonly patientId: string | undefined }) => string;
}

/** Whose consults; a way back to all of them where one was chosen. */
function Patients({ chosen, to }: PatientsProps): ReactElement | null {
  const { t } = useTranslation('consult');
  const patients = family.useAnswer().answer.currentData?.items ?? [];
  // One person alone has nothing to choose from.
  if (chosen === undefined && patients.length < 2) return null;
  const everybody = {
    text: t('patientOrders.everybody'),
    to: to({ patientId: undefined }),
    active: chosen === undefined,
  };
  return (
    <PillLinks
      label={t('patientOrders.patients')}
      items={[
        everybody,
        ...patients.map(({ patientId, name }) => ({
          text: name,
          to: to({ patientId }),
          active: patientId === chosen,
        })),
      ]}
    />
  );
}
