import { refusalCode, type QueryFailure } from '@xinglin/api';
import type { Patient, ShiftCaseDetail } from '@xinglin/gateway-sdk';
import { href, hrefInTheWay } from '@xinglin/routes';
import { useTranslation } from 'react-i18next';
import type { BookingWays } from '../model/ways';
import { isAppointment, orderInTheWay, waysOutOf, type WayOut } from '../model/refusal';
import { useWays } from './use-ways';

/** A link that leads on from a refused order. */
export interface WayOutLink {
  readonly label: string;
  readonly to: string;
}

/** The schedule of the doctor of a shift, for the same patient; on the day of the shift unless told. */
export function scheduleOf(
  flow: BookingWays,
  { doctorId, hospitalId, date }: ShiftCaseDetail,
  patient: Patient | undefined,
  day: string | null = date,
): string {
  return flow.times(doctorId, {
    hospitalId,
    ...(day && { date: day }),
    ...(patient && { patientId: patient.patientId }),
  });
}

/** What was refused. */
interface RefusedVisit {
  readonly patient?: Patient | undefined;
  /** Where another patient is chosen; undefined where the channel has none. */
  readonly choosePatientTo?: string | undefined;
  /** The appointment that was to be moved: its doctor and patient stay. */
  readonly movedOrderNo?: string;
}

/** Where a refused order leads on to, the main way first; nothing where the same can be sent again. */
export function useWaysOut(
  refusal: QueryFailure | undefined,
  shift: ShiftCaseDetail,
  { patient, choosePatientTo, movedOrderNo }: RefusedVisit,
): readonly WayOutLink[] {
  const { t } = useTranslation('booking');
  const flow = useWays();
  const data = refusal && 'data' in refusal ? refusal.data : null;
  const orderNo = orderInTheWay(data);
  const { doctorId, hospitalId, hospDeptId, date } = shift;
  const timesOn = (day: string | null) =>
    movedOrderNo === undefined
      ? scheduleOf(flow, shift, patient, day)
      : flow.times(doctorId, { hospitalId, orderNo: movedOrderNo, ...(day && { date: day }) });
  const targets: Record<WayOut, string | undefined> = {
    otherTime: timesOn(date),
    otherDay: timesOn(null),
    otherDoctor:
      movedOrderNo === undefined ? flow.hospitalDepartment(hospitalId, hospDeptId) : undefined,
    otherPatient: choosePatientTo,
    orderInTheWay:
      orderNo === null
        ? flow.orders()
        : isAppointment(data)
          ? flow.order(orderNo)
          : (hrefInTheWay(data) ?? undefined),
    unclearOrder: orderNo === null ? flow.orders() : flow.order(orderNo),
    orders: flow.orders({ group: 'confirmed' }),
    hospital: href('directory.hospital', { id: hospitalId }),
    patients: href('account.patients'),
    waits: href('booking.waits'),
    thisOrder: movedOrderNo === undefined ? undefined : flow.order(movedOrderNo),
  };
  // i18n-keys: booking:wayOut.*
  return waysOutOf(refusalCode(refusal)).flatMap((way) => {
    const to = targets[way];
    return to === undefined ? [] : [{ label: t(`wayOut.${way}`), to }];
  });
}
