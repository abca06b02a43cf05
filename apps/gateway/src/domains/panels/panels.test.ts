import { businessErrors } from '@xinglin/contract';
import { panelTerms } from '@xinglin/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openPanels,
  panelCents,
  panelDeptId as deptId,
  panelQuestion as question,
  shares,
} from '../../testing/panel-fixture';
import { uploadedPicture } from '../../testing/picture-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const answerHours = panelTerms.answerWithinHours;

let gateway: TestGateway;
let panels: Awaited<ReturnType<typeof openPanels>>;
beforeAll(async () => {
  gateway = await openTestGateway({ config: { sandbox: true } });
  panels = await openPanels(gateway);
});
afterAll(() => gateway.dispose());

const codes = (answers: readonly { readonly code: number }[]) => answers.map(({ code }) => code);

describe('the experts of a question', () => {
  it('are offered by department where there are enough of them, at the sum of their shares', async () => {
    const { data: home } = await gateway.call('/consult/panel/homepage', {});
    expect(home).toMatchObject({ expertCount: panelTerms.experts, answerWithinHours: answerHours });
    expect(home.departments).toMatchObject([{ deptId }]);
    const { data } = await gateway.call('/consult/panel/expertlist', { deptId });
    expect(
      data.items.map(({ doctor }: { doctor: { doctorId: string } }) => doctor.doctorId).toSorted(),
    ).toEqual(panels.doctorIds.toSorted());
    expect(data.totalCents).toBe(panelCents);
    expect(home.fromCents).toBe(panelCents);
    await panels.desk('set-panel-expert', {
      doctorId: panels.doctorIds[0],
      shareCents: shares[0],
      isOpen: false,
    });
    expect((await gateway.call('/consult/panel/expertlist', { deptId })).data).toEqual({
      items: [],
      totalCents: 0,
    });
    const closed = await (await panels.newPerson()).submit();
    expect(closed.code).toBe(businessErrors.consultClosed);
    await panels.desk('set-panel-expert', {
      doctorId: panels.doctorIds[0],
      shareCents: shares[0],
      isOpen: true,
    });
  });

  it('are as many as is promised, each once, and nobody else', async () => {
    const { submit } = await panels.newPerson();
    const [first, ...others] = panels.doctorIds;
    for (const doctorIds of [
      others,
      [...others, others[0]],
      [...others, 'nothing-of-the-kind'],
      [first, ...others, first],
    ])
      expect((await submit({ doctorIds })).code, String(doctorIds)).toBe(
        businessErrors.consultClosed,
      );
  });
});

describe('a question to several experts', () => {
  it('is kept while it is typed, until it is sent or emptied', async () => {
    const { call, submit } = await panels.newPerson();
    const kept = async () => (await call('draft/detail')).data.draft;
    await call('draft/save', { draft: { question: '膝盖', deptId: 'orthopedics' } });
    expect(await kept()).toMatchObject({ question: '膝盖', deptId: 'orthopedics', fileIds: [] });
    await call('draft/save', { draft: { question: '' } });
    expect(await kept()).toBeNull();
    await call('draft/save', { draft: { question } });
    await submit();
    expect(await kept()).toBeNull();
  });

  it('is not replaced by a device that does not know it', async () => {
    const { call } = await panels.newPerson();
    const save = async (text: string, knownAt: string | null) =>
      (await call('draft/save', { draft: { question: text }, knownAt })).data;
    const first = await Promise.all([save('膝盖', null), save('右膝', null)]);
    const { draft, savedAt } = (await call('draft/detail')).data;
    expect(first.filter(({ other }) => other !== undefined)).toEqual([{ savedAt, other: draft }]);
    const both = await save('右膝盖', savedAt);
    expect(both.other).toBeUndefined();
    expect(await save('左膝', savedAt)).toMatchObject({ other: { question: '右膝盖' } });
    expect((await call('draft/detail')).data).toMatchObject({
      draft: { question: '右膝盖' },
      savedAt: both.savedAt,
    });
  });

  it('is one at a time for a patient, also of those sent together', async () => {
    const { submit, call } = await panels.newPerson();
    const answers = await Promise.all([submit(), submit(), submit()]);
    expect(codes(answers).filter((code) => code === 0)).toHaveLength(1);
    expect(
      codes(answers).filter((code) => code === businessErrors.consultOpenAlready),
    ).toHaveLength(2);
    expect((await call('list')).data.items).toHaveLength(1);
  });

  it('says what is wrong with it, and takes no pictures of another', async () => {
    const { submit } = await panels.newPerson();
    const short = await submit({ question: '疼' });
    expect(short.data.fields[0].path).toBe('question');
    const other = await panels.newPerson();
    const theirs = await uploadedPicture(gateway, { token: other.token });
    expect((await submit({ fileIds: [theirs] })).code).toBe(businessErrors.fileRefused);
  });

  it('belongs to who asked it', async () => {
    const { orderKey } = await panels.paid();
    const other = await panels.newPerson();
    for (const path of ['detail', 'cancel'])
      expect(await other.call(path, { orderKey }), path).toMatchObject({ status: 403 });
    expect((await other.call('list')).data.items).toEqual([]);
  });

  it('is answered by one after the other, and finished by the last of them', async () => {
    const { mobile, token, detail, answer, orderKey, call } = await panels.paid();
    expect(await detail()).toMatchObject({ state: 'waiting', mayCancel: true, answeredCount: 0 });
    const last = panels.doctorIds.at(-1);
    await answer(last, '建议先做磁共振，结果出来再决定是否手术');
    const first = await detail();
    expect(first).toMatchObject({ state: 'answering', mayCancel: false, answeredCount: 1 });
    expect(first.answers[0]).toMatchObject({
      doctor: { doctorId: last },
      text: '建议先做磁共振，结果出来再决定是否手术',
      state: 'answered',
    });
    expect((await call('cancel', { orderKey })).code).toBe(businessErrors.orderNotCancellable);
    for (const doctorId of panels.doctorIds.slice(0, -1)) await answer(doctorId);
    expect(await detail()).toMatchObject({
      state: 'finished',
      answeredCount: panelTerms.experts,
      refundCents: 0,
      actions: [],
    });
    const said = (await gateway.messagesTo(mobile)).map(({ text }) => text);
    expect(said[0]).toContain('已完成');
    for (const text of said) expect(text).not.toContain('膝');
    const merged = await gateway.call('/moduleoverlap/mergeorder/list', {}, { token });
    expect(merged.data.items[0]).toMatchObject({ orderNo: orderKey, title: '五位专家问答' });
  });

  it('takes one answer of each expert, of those that come together, and none of others', async () => {
    const { answer, decline, detail } = await panels.paid();
    const [doctorId] = panels.doctorIds;
    const both = await Promise.all([answer(doctorId), answer(doctorId), decline(doctorId)]);
    expect(codes(both).filter((code) => code === 0)).toHaveLength(1);
    expect(await detail()).toMatchObject({
      answers: expect.arrayContaining([expect.objectContaining({ state: 'asked' })]),
    });
    expect((await answer('nothing-of-the-kind')).status).toBe(403);
  });
});

describe('the desk', () => {
  it('sees whom a question waits for, and reads it with its pictures', async () => {
    const person = await panels.newPerson();
    const picture = await uploadedPicture(gateway, { token: person.token });
    const { data } = await person.submit({ fileIds: [picture], treated: '贴过膏药' });
    const { orderKey } = data;
    const opened = await panels.desk('open-panel', { orderKey });
    expect(opened.data).toMatchObject({ question, treated: '贴过膏药', state: 'awaitingPayment' });
    expect(opened.data.pictures).toHaveLength(1);
    const paid = await panels.paid();
    const [doctorId] = panels.doctorIds;
    const waits = async () =>
      (await panels.desk('list-waiting-panels', {})).data.items.filter(
        (item: { orderKey: string }) => item.orderKey === paid.orderKey,
      );
    expect(await waits()).toHaveLength(panelTerms.experts);
    await paid.answer(doctorId);
    expect(await waits()).toHaveLength(panelTerms.experts - 1);
    expect(await waits()).not.toContainEqual(expect.objectContaining({ doctorId }));
  });
});

describe('a question that is tried alone', () => {
  it('is answered by a colleague of the sandbox, one expert after the other', async () => {
    const { detail } = await panels.paid();
    for (let answered = 1; answered <= panelTerms.experts; answered += 1) {
      await gateway.advance(21_000);
      expect(await detail()).toMatchObject({ answeredCount: answered });
    }
    const { state, answers } = await detail();
    expect(state).toBe('finished');
    for (const { text } of answers) expect(text).toContain('演示');
  });
});
