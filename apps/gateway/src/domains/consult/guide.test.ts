import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addConsultDoctor,
  answered,
  desk,
  newAsker,
  question,
} from '../../testing/consult-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { summaryOf } from './summary';
import { consultServices } from './tables';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

const asker = () => newAsker(gateway);

describe('what is to be known before', () => {
  const rules = async (kind: string, locale = 'en'): Promise<string[]> =>
    (await gateway.call('/consult/inform.json', { kind }, { locale })).data.rules;

  it('tells the promises of each kind, in the language of the reader', async () => {
    const written = (await rules('imageText')).join('\n');
    expect(written).toContain('within 24 hours');
    expect(written).toContain('up to 20 questions');
    expect(written).not.toContain('recorded');
    expect((await rules('phone')).join('\n')).toContain('recorded');
    expect((await rules('policlinic')).join('\n')).toContain('need a diagnosis');
    const free = (await rules('free')).join('\n');
    expect(free).toContain('Per month and account: 1');
    expect(free).not.toContain('refund');
    expect((await rules('fast', 'zh-Hans')).join('\n')).toContain('3 分钟内首次回复');
  });

  it('tells the numbers by which a submit is judged', async () => {
    const { data } = await gateway.call('/consult/config/kind.json', { kind: 'free' });
    expect(data).toMatchObject({ payWithinMinutes: 30, perMonth: 1, questionLeast: 10 });
    const person = await asker();
    const short = await person.submit('imagetext', {
      doctorId,
      question: '疼'.repeat(data.questionLeast - 1),
    });
    expect(short.data.fields).toMatchObject([{ code: 'questionTooShort' }]);
  });

  it('tells of fever consults only what doctors are there for', async () => {
    const config = async () => (await gateway.call('/consult/pneumonia/config.json')).data;
    expect(await config()).toEqual({ doctorCount: 1, answerWithinMinutes: 3 });
    const { db } = gateway.services;
    await db.insert(consultServices).values({ doctorId, kind: 'fastPhone', priceCents: 3900 });
    expect(await config()).toMatchObject({ callsWithinMinutes: 10 });
    await db.update(consultServices).set({ isOpen: false });
    expect(await config()).toEqual({});
    await db.update(consultServices).set({ isOpen: true });
  });

  it('names the words that a submit is refused for, and no others', async () => {
    const person = await asker();
    const texts = [question, '加微信 abc12345 给您优惠价，可代开处方'];
    const { data } = await person.call('/consult/check/sensitivewords.json', { texts });
    expect(data.found.length).toBeGreaterThan(0);
    for (const { place, start, end, phrase } of data.found) {
      expect(place).toBe(1);
      expect(texts[1]?.slice(start, end)).toBe(phrase);
    }
    const refused = await person.submit('imagetext', { doctorId, question: texts[1] });
    expect(refused.code).not.toBe(0);
    expect((await gateway.call('/consult/check/sensitivewords.json', { texts })).code).not.toBe(0);
  });
});

describe('a call that is awaited', () => {
  const line = async (person: Awaited<ReturnType<typeof asker>>, orderKey: string) =>
    person.call('/medicalassist/rest/phoneconsult/black/getlinenumber', { orderKey });

  it('comes from a number that only its patient is told, until it is over', async () => {
    const person = await asker();
    const { data: offered } = await person.call('/consult/consultorder/getintentiontime', {
      doctorId,
      kind: 'phone',
    });
    const { startsAt } = offered.times[1];
    const { data } = await person.submit('fastphone', { doctorId, startsAt });
    const { orderKey } = data;
    expect((await line(person, orderKey)).data).toEqual({ orderKey, linePhone: null });
    await person.pay(orderKey);
    expect((await line(person, orderKey)).data.linePhone).toMatch(/^\d{6,}$/);
    expect((await line(await asker(), orderKey)).code).toBe(-7);
    const written = await person.asked(doctorId);
    expect((await line(person, written)).data.linePhone).toBeNull();

    const scheduled = async (one: typeof person) =>
      (await one.call('/consult/schedulecase/list.json', {})).data.items;
    const earlier = offered.times[0].startsAt;
    const video = await person.submit('video', { doctorId, startsAt: earlier });
    await person.pay(video.data.orderKey);
    expect(await scheduled(person)).toMatchObject([
      { orderKey: video.data.orderKey, startsAt: earlier },
      { orderKey, startsAt, timeZone: 'Asia/Shanghai' },
    ]);
    expect(await scheduled(await asker())).toEqual([]);
    await person.act('cancel', orderKey);
    expect((await line(person, orderKey)).data.linePhone).toBeNull();
    expect(await scheduled(person)).toHaveLength(1);
  });
});

describe('the summary of a consult', () => {
  it('sorts the doctor’s own sentences and adds none', () => {
    const said = (text: string) => ({ type: 'text', text }) as const;
    expect(
      summaryOf([
        said('体温多少？多喝水，注意休息。如果高热不退，请立即去医院。'),
        said('多喝水，注意休息。'),
        { type: 'notice', textKey: 'conversation.closed' },
        {
          type: 'richText',
          purpose: 'check',
          title: '建议的检查',
          paragraphs: [{ heading: '血常规', text: '当天出结果' }],
        },
      ]),
    ).toEqual({
      advice: ['多喝水，注意休息。'],
      watch: ['如果高热不退，请立即去医院。'],
      proposed: ['血常规'],
    });
  });

  it('is there for its owner once the consult is over and the doctor wrote something', async () => {
    const person = await asker();
    const summary = async (one: typeof person, orderKey: string) =>
      one.call('/consult/assistant/medicalsummary.json', { orderKey });
    const silent = await person.asked(doctorId);
    await answered(gateway, silent, doctorId);
    await person.act('finishbypatient', silent);
    expect((await summary(person, silent)).data).toEqual({ orderKey: silent, summary: null });

    const orderKey = await person.asked(doctorId);
    await desk(gateway, 'take-consult', { orderKey, doctorId });
    const text = '多喝水。加重时请立即就诊。';
    await desk(gateway, 'answer-conversation', { orderKey, text });
    expect((await summary(person, orderKey)).data.summary).toBeNull();
    await person.act('finishbypatient', orderKey);
    expect((await summary(person, orderKey)).data.summary).toEqual({
      question,
      since: null,
      earlierDiagnosis: null,
      advice: ['多喝水。'],
      watch: ['加重时请立即就诊。'],
      proposed: [],
    });
    expect((await summary(await asker(), orderKey)).code).toBe(-7);
  });
});
