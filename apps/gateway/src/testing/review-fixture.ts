import type { CallResult, TestGateway } from './test-gateway';
import {
  addDoctor,
  addHospital,
  addPeople,
  type TestPerson,
} from '../domains/booking/booking-fixture';

/** What a patient says who is content. */
export const words = {
  score: 5,
  aspects: { attitude: 5, explanation: 4, effect: 4, waiting: 3 },
  tags: ['patient', 'clear'],
  text: '医生很耐心，讲得清楚',
};

/** A doctor, two people, and the calls about them. */
export async function openReviews(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  const doctor = await addDoctor(db, await addHospital(db));
  // As many as are asked for.
  const [author, reader] = (await addPeople(db, 2, clock.now())) as [TestPerson, TestPerson];
  const call = (path: string, body: object, person?: TestPerson): Promise<CallResult> =>
    gateway.call(`/comment/${path}`, body, { token: person?.token });
  const about = { expertId: doctor.doctorId };
  return {
    doctor,
    author,
    reader,
    call,
    add: (orderNo: string, more: object = {}, person = author) =>
      call('ordercomment/add', { orderNo, ...words, ...more }, person),
    listed: async (input: object = {}) =>
      (await call('expertcomment/list', { ...about, ...input })).data,
    summary: async () => (await call('expertcomment/summary', about)).data,
    decide: (reviewId: string, refusal: string | null) =>
      gateway.call('/sandbox/desk/decide-review', { reviewId, refusal }),
  };
}

export type Reviews = Awaited<ReturnType<typeof openReviews>>;
