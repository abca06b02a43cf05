import { visitsApi } from '@xinglin/api';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCents } from '@xinglin/rules';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { visitText } from '../model/visit';
import { useWays } from './use-ways';

/** Free times in place of a visit that the hospital called off, for the same patient; nothing while they are not known. */
export default function RebookOffer({ order }: { order: RegistrationOrder }): ReactElement | null {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const flow = useWays();
  const { orderNo, patientId, doctorId, hospitalId, hospDeptId } = order;
  const { currentData } = visitsApi.useListRebookingShiftsQuery({ orderNo });
  if (currentData === undefined) return null;
  const { items } = currentData;
  return (
    <ListGroup label={t('rebook.title')} showLabel>
      {items.map((shift) => (
        <ListLink
          key={shift.shiftCaseId}
          to={flow.reservation(shift, { patientId })}
          label={visitText(shift, locale)}
          description={t('visit.doctorAndTitle', {
            doctor: shift.doctorName,
            title: shift.titleText,
          })}
          value={shift.feeCents > 0 && formatCents(shift.feeCents)}
        />
      ))}
      {items.some((shift) => shift.doctorId === doctorId) ? (
        <ListLink
          to={flow.times(doctorId, { hospitalId, patientId })}
          label={t('rebook.moreTimes')}
        />
      ) : (
        <ListLink
          to={flow.hospitalDepartment(hospitalId, hospDeptId)}
          label={t('wayOut.otherDoctor')}
        />
      )}
    </ListGroup>
  );
}
