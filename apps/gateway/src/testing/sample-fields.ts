import type { addWorld } from '../domains/booking/booking-fixture';
import { newIdCard } from './people';

type World = Pick<Awaited<ReturnType<typeof addWorld>>, 'doctor' | 'shift'>;

/** What stands in fields of which the schema tells no value. */
export function sampleFields({ doctor, shift }: World): Record<string, unknown> {
  return {
    name: '沈知秋',
    mobile: '13912345678',
    mobileCode: '123456',
    cardType: 'idCard',
    cardNo: newIdCard(),
    provinceId: '330000',
    cityId: '330100',
    districtId: '330106',
    detail: '文一路 1 号',
    returnUrl: 'http://localhost:3000/',
    shiftCaseId: shift.id,
    doctorId: doctor.doctorId,
    entryId: 'knee-pain',
    symptoms: '右膝疼了三个月，上下楼时更疼',
    question: '右膝疼了三个月，上下楼时更疼，吃过止痛药',
    title: { type: 'person', name: '沈知秋' },
    email: 'zhiqiu@example.com',
    complaint: '右膝疼了三个月',
    course: '右膝疼了三个月，上下楼时更疼，吃过止痛药',
    note: '昨天做了磁共振',
    condition: '右膝疼了三个月',
    days: [shift.date],
    imgCode: 'AB12',
    consent: true,
    patientId: 'nothing-of-the-kind',
    requestId: 'nothing-of-the-kind',
    followUpId: 'nothing-of-the-kind',
    orderNo: 'nothing-of-the-kind',
    orderKey: 'nothing-of-the-kind',
    commentId: 'nothing-of-the-kind',
    provider: 'sandbox',
    code: 'from-the-mini-program',
    score: 5,
    aspects: { attitude: 5, explanation: 5, waiting: 5 },
    text: '谢谢您的耐心治疗',
    clientId: 'message-1',
    number: 1,
    upTo: 1,
    functionId: 1,
    answers: [{ questionId: '1', text: '好多了' }],
  };
}
