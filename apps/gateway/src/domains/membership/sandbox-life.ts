import { chat, consult, membership } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

const goodsId = 'card-family';

/** Lets the sandbox's family buy a card, name whom it is for, and use some of what it includes. */
export async function useCard(life: SandboxLife): Promise<void> {
  const { goTo, family } = life;
  goTo(-150, '21:15');
  const { quote } = await family.call(membership.validateVipCard, { goodsId, couponId: '' });
  const { orderNo } = await family.call(membership.buyVipCard, {
    goodsId,
    totalCents: quote.totalCents,
  });
  await family.pay(orderNo);
  const { items } = await family.call(membership.listAvailableVipCards, {});
  const patientIds = await Promise.all(['王明', '王秀兰', '王一诺'].map(family.patient));
  for (const { cardId } of items)
    await family.call(membership.activeVipCard, { cardId, patientIds });

  await askFree(life, {
    days: -118,
    patient: '王一诺',
    doctor: '林若溪',
    question: '孩子晚上被蚊子咬了，手背肿了一块，一直说痒，要不要去医院？',
    answer: '先用冷毛巾敷，别让她抓。要是肿得越来越大、发烧，或者呼吸不舒服，马上去急诊。',
  });
  await askFree(life, {
    days: -73,
    patient: '王秀兰',
    doctor: '沈知远',
    question: '妈妈的降压药今天早上忘了吃，现在下午三点，要补上吗？',
    answer: '请先量一次血压，按说明书上漏服的办法处理，不要一次吃两天的量。明天起照常吃。',
  });
  await askFree(life, {
    days: -41,
    patient: '王明',
    doctor: '沈知远',
    question: '这几天熬夜以后觉得心跳快，休息一会儿就好，需要去做检查吗？',
    answer:
      '先把觉补上，少喝咖啡，记下每次发作的时间。要是胸痛、头晕或者反复发作，到心内科当面看。',
  });
  await beAccompanied(life);
}

interface FreeAsk {
  readonly days: number;
  readonly patient: string;
  readonly doctor: string;
  readonly question: string;
  readonly answer: string;
}

/** A quick consult that the card includes, answered within its promise and ended by who asked. */
async function askFree(
  { family, goTo, desk, doctor: doctorOf }: SandboxLife,
  { days, patient, doctor, question, answer }: FreeAsk,
): Promise<void> {
  const patientId = await family.patient(patient);
  const doctorId = await doctorOf(doctor);
  goTo(days, '15:02');
  const { orderKey } = await family.call(consult.submitImageTextConsult, {
    kind: 'fast',
    patientId,
    question,
    usesRight: true,
  });
  goTo(days, '15:04');
  await desk('take-consult', { orderKey, doctorId });
  await desk('answer-conversation', { orderKey, text: answer });
  goTo(days, '15:20');
  const { items } = await family.call(chat.listDpchatDetails, { orderKey });
  await family.call(chat.readDpchat, { orderKey, upTo: items.at(-1)?.number ?? 0 });
  await family.call(consult.finishConsultByPatient, { orderKey });
}

/** An escort of the service accompanied the mother to hospital. */
async function beAccompanied({ family, goTo, desk }: SandboxLife): Promise<void> {
  goTo(-33, '20:10');
  const { orderNo } = await family.call(membership.createHealthVipOrder, {
    goodsId: 'medical-accompany',
    patientId: await family.patient('王秀兰'),
    totalCents: 0,
    usesRight: true,
  });
  goTo(-31, '11:40');
  await desk('complete-member-service', { orderNo });
}
