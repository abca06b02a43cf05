import { z } from 'zod';
import { PatientId } from '../account/ids';
import { DoctorId } from '../directory/ids';
import { OrderNo } from '../orders/ids';
import { FileId } from '../system/ids';
import { defineCalls } from '../define-calls';
import { Instant, ListOf, LocalDate, Nothing, writtenText } from '../shapes';

/** A visit to a doctor, with what its patient told the doctor beforehand. */
const PatientCheckIn = z
  .object({
    orderNo: OrderNo,
    doctorId: DoctorId,
    doctorName: z.string(),
    titleText: z.string(),
    hospitalName: z.string(),
    hospDeptName: z.string(),
    patientId: PatientId,
    patientName: z.string(),
    day: LocalDate,
    startsAt: Instant,
    timeZone: z.string(),
    /**
     * `unpaid`: a place that is not the patient's yet. `unanswered`: one that the hospital has not taken yet. `open`: nothing was told yet. `told`: materials are with the doctor.
     * `there`: the hospital has seen the patient come. `over`: the visit is past. `givenUp`: it does not take place.
     */
    state: z.enum(['unpaid', 'unanswered', 'open', 'told', 'there', 'over', 'givenUp']),
    /** Materials can be sent or changed. */
    mayTell: z.boolean(),
    /** In the patient's words; empty while nothing was told. */
    condition: z.string(),
    /** Ids of the pictures. */
    fileIds: z.array(FileId),
    toldAt: Instant.nullable(),
  })
  .meta({ id: 'PatientCheckIn' });

/** Checking in with a doctor before the visit (spec 2 §2.4, §2.20). */
export const patientCheckIn = defineCalls({
  /** Visits that are ahead, the next first: those to check in for. */
  listPatientCheckIns: {
    path: '/order/patientcheckin/list',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(PatientCheckIn),
    tags: ['PatientCheckIn'],
  },
  getPatientCheckIn: {
    path: '/order/patientcheckin/detail',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: OrderNo }),
    response: PatientCheckIn,
    tags: [{ type: 'PatientCheckIn', by: 'orderNo' }],
  },
  /** Tells the doctor of a visit that is ahead, or in place of what was told before. */
  submitPatientCheckIn: {
    path: '/order/patientcheckin/submit',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      orderNo: OrderNo,
      condition: writtenText({ min: 5, max: 500 }),
      fileIds: z.array(FileId).max(9).default([]),
    }),
    response: z.object({ orderNo: OrderNo }),
    refusals: ['fileRefused', 'checkInClosed'],
    tags: [{ type: 'PatientCheckIn', by: 'orderNo' }],
  },
  /** All visits of one's own family member to a doctor, the next first, then the others; refuses where there is none. */
  getPatientService: {
    path: '/order/patientcheckin/service',
    access: 'session',
    kind: 'query',
    request: z.object({ doctorId: DoctorId, patientId: PatientId }),
    response: z.object({
      doctorId: DoctorId,
      doctorName: z.string(),
      titleText: z.string(),
      hospitalName: z.string(),
      hospDeptName: z.string(),
      patientId: PatientId,
      patientName: z.string(),
      visits: z.array(PatientCheckIn),
    }),
    tags: ['PatientCheckIn'],
  },
});
