// Owns: the consults of the sandbox's people with a life.
// Must not know: what else these people did.
// Used by: the domain of consults.
import { chat, consult } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

/** One that was answered and has ended, one in which the doctor has just answered, one that is not paid. */
export async function liveConsults(life: SandboxLife): Promise<void> {
  const { family, goTo, desk } = life;
  const cardiologist = await life.doctor('沈知远');
  const paediatrician = await life.doctor('林若溪');
  const [mother, daughter, self] = [
    await family.patient('王秀兰'),
    await family.patient('王一诺'),
    await family.patient('王明'),
  ];

  goTo(-20, '09:12');
  const ended = await family.call(consult.submitImageTextConsult, {
    patientId: mother,
    doctorId: cardiologist,
    question: '妈妈这周早上血压 150 多，晚上 140 左右，没有头晕。药要不要加？',
  });
  await family.pay(ended.orderKey);
  goTo(-20, '09:40');
  await desk('take-consult', { orderKey: ended.orderKey, doctorId: cardiologist });
  await desk('answer-conversation', {
    orderKey: ended.orderKey,
    text: '先不加药。连测七天，早晚各两次，坐五分钟再量；平均高于 145 再来调。盐要减下来。',
  });
  goTo(-20, '10:05');
  await said(life, ended.orderKey, '好的，那七天后把记录发给您。');
  goTo(-20, '10:20');
  await desk('answer-conversation', {
    orderKey: ended.orderKey,
    text: '可以。期间要是胸闷、出冷汗，直接打 120，不要等。',
  });
  goTo(-20, '10:30');
  await family.call(consult.finishConsultByPatient, { orderKey: ended.orderKey });

  goTo(0);
  await family.call(consult.submitImageTextConsult, {
    patientId: self,
    doctorId: cardiologist,
    question: '体检说心电图有点早搏，平时没感觉，要不要再查？',
  });

  const minutes = (ago: number) => goTo(-ago / (24 * 60));
  minutes(50);
  const running = await family.call(consult.submitImageTextConsult, {
    patientId: daughter,
    doctorId: paediatrician,
    question: '孩子昨晚开始发烧，最高 38.6，有点咳嗽，精神还好，吃过一次退烧药',
  });
  await family.pay(running.orderKey);
  minutes(40);
  const { orderKey } = running;
  await desk('take-consult', { orderKey, doctorId: paediatrician });
  await desk('answer-conversation', { orderKey, text: '咳嗽有痰吗？有没有喘，夜里睡得怎么样？' });
  minutes(25);
  await said(life, orderKey, '有一点痰，不喘，夜里醒了两次。');
  minutes(6);
  await desk('answer-conversation', {
    orderKey,
    text: '听起来像普通感冒。38.5 以上再用退烧药，间隔 6 小时；多喝水。要是喘或者精神差，马上去急诊。',
  });
}

async function said({ family }: SandboxLife, orderKey: string, text: string): Promise<void> {
  // Everything that was said before is read by the one who answers.
  const { items } = await family.call(chat.listDpchatDetails, { orderKey });
  const upTo = items.at(-1)?.number ?? 0;
  await family.call(chat.readDpchat, { orderKey, upTo });
  await family.call(chat.replyDpchat, { orderKey, clientId: `life-${upTo}`, text });
}
