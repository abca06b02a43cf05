import { consultApi, type PageLoad } from '@xinglin/api';
import { listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { loadShielded, ShieldedDoctors } from '../../components/shielded-doctors';

/** Doctors whom the person asked before, the latest question first (spec 2 §2.9). */
const page = listPage({
  endpoint: consultApi.endpoints.listConsultOrderHistory,
  paging: numbered,
  input: (_place, part) => part,
  title: 'asking:seen.title',
  backTo: href('consult.portal'),
  above: () => <ShieldedDoctors />,
  empty: ({ t }) => (
    <EmptyState
      kind="doctors"
      title={t('asking:seen.none')}
      message={t('asking:seen.noneHint')}
      action={<ButtonLink to={href('consult.doctors')}>{t('asking:doctors.title')}</ButtonLink>}
    />
  ),
  group: (items) => <ListGroup>{items}</ListGroup>,
  item: ({ orderKey, doctor, question, patientName }, { t }): ReactElement | null =>
    doctor && (
      <ListLink
        key={orderKey}
        to={href('consult.expertConsult', { id: doctor.doctorId })}
        label={t('asking:seen.doctor', { doctor: doctor.name, title: doctor.titleText })}
        description={t('asking:seen.question', { patient: patientName, question })}
      />
    ),
});

export const load: PageLoad = (place) => [...page.load(place), ...loadShielded(place)];
export default page.Page;
