// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  fakeMicrophone,
  later,
  sampleMatch,
  samplePatients,
  sampleUrgentMatch,
  sampleVoice,
  sampleVoiceLimits,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { assigned, chosen, linkTo, open } from '../../asking-fixture';
import * as ask from './ask.page';

afterEach(cleanup);

const sent = { orderKey: 'Z1', amountCents: 4900, payBefore: null };
const typed = '孩子从昨晚开始发烧，三十八度五，有点咳嗽';
const write = async (words: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: '病情描述' }), {
    target: { value: words },
  });
const send = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the form', () => {
  it('says first that its doctor is not to be asked again, and lets that be undone', async () => {
    const { gateway } = await open(ask, '/my/bconsult/ask?doctorId=d-1', {
      ...chosen,
      getDoctorBlacklistStatus: (_input, before) => ({ isShielded: before === 0 }),
      removeDoctorBlock: { done: true },
    });
    expect(await screen.findByText(/不再咨询这位医生/)).toBeTruthy();
    send('恢复');
    await waitFor(() => expect(screen.queryByText(/不再咨询这位医生/)).toBeNull());
    expect(gateway.inputsOf('removeDoctorBlock')).toEqual([{ doctorId: 'd-1' }]);
  });

  it('sends whom, what and since when to the chosen doctor, and leads to the order', async () => {
    const { gateway, router } = await open(ask, '/my/bconsult/ask?doctorId=d-1', {
      ...chosen,
      matchConsultDept: sampleMatch,
      submitImageTextConsult: sent,
    });
    await write(` ${typed} `);
    fireEvent.click(screen.getByRole('radio', { name: '今天' }));
    send('提交并支付');
    await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/Z1'));
    const [patient] = Object.values(samplePatients).filter(({ isDefault }) => isDefault);
    expect(gateway.inputsOf('submitImageTextConsult')).toEqual([
      {
        kind: 'imageText',
        doctorId: 'd-1',
        patientId: patient?.patientId,
        question: typed,
        since: 'today',
        fileIds: [],
      },
    ]);
  });

  it('is sent by a tap that leaves the field, while what was written is still looked at', async () => {
    const match = later<typeof sampleMatch>();
    const { gateway, router } = await open(ask, '/my/bconsult/ask?doctorId=d-1', {
      ...chosen,
      matchConsultDept: () => match.promise,
      submitImageTextConsult: sent,
    });
    await write(typed);
    fireEvent.blur(screen.getByRole('textbox', { name: '病情描述' }));
    send('提交并支付');
    expect(gateway.inputsOf('submitImageTextConsult')).toEqual([]);
    match.resolve(sampleMatch);
    await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/Z1'));
    expect(gateway.inputsOf('submitImageTextConsult')).toHaveLength(1);
  });

  it('takes what is said behind what is typed, looks at it, and keeps it in the draft', async () => {
    const microphone = fakeMicrophone();
    const { gateway } = await open(ask, '/my/bconsult/ask?doctorId=d-1', {
      ...chosen,
      matchConsultDept: sampleUrgentMatch,
      getAudioUploadUrl: sampleVoiceLimits,
      uploadAudio: sampleVoice,
      voiceToText: { text: '胸口压着疼了半个多小时' },
    });
    await write('今天早上');
    for (const name of ['说话，写成文字', '开始说话', '说完了'])
      fireEvent.click(await screen.findByRole('button', { name }));
    const question = '今天早上\n胸口压着疼了半个多小时';
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '病情描述' })).toHaveProperty('value', question),
    );
    expect(await screen.findByText(/请立即拨打 120/)).toBeTruthy();
    // What was typed before may be saved by itself.
    await waitFor(
      () =>
        expect(gateway.inputsOf('saveConsultDraft').at(-1)).toMatchObject({ draft: { question } }),
      { timeout: 3000 },
    );
    microphone.restore();
  });

  it('sends nothing that is too short, and says what is wrong', async () => {
    const { gateway } = await open(ask, '/my/bconsult/ask?doctorId=d-1', chosen);
    await write('发烧');
    send('提交并支付');
    expect(await screen.findAllByText('请至少写 10 个字，医生才能判断')).not.toHaveLength(0);
    expect(gateway.inputsOf('submitImageTextConsult')).toEqual([]);
  });

  it('leads to no doctor online, and takes no money, before 120 was read', async () => {
    const { gateway, router } = await open(ask, '/my/bconsult/ask?doctorId=d-1', {
      ...chosen,
      matchConsultDept: sampleUrgentMatch,
      submitImageTextConsult: sent,
    });
    await write('胸口压着疼了半个多小时，出冷汗');
    send('提交并支付');
    expect(await screen.findByText(/请立即拨打 120/)).toBeTruthy();
    expect(await screen.findAllByText(/请先看上面的急症提示/)).not.toHaveLength(0);
    expect(gateway.inputsOf('submitImageTextConsult')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /情况不紧急/ }));
    send('提交并支付');
    await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/Z1'));
  });

  it('proposes the department and why, and sends it', async () => {
    const { gateway, router } = await open(ask, '/my/pubconsult/ask', {
      ...assigned,
      matchConsultDept: sampleMatch,
      submitImageTextConsult: sent,
    });
    await write(typed);
    fireEvent.blur(screen.getByRole('textbox', { name: '病情描述' }));
    expect(await screen.findByText('孩子发热，先看儿科')).toBeTruthy();
    send('提交并支付');
    await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/Z1'));
    expect(gateway.inputsOf('submitImageTextConsult')).toMatchObject([
      { kind: 'fast', deptId: 'paediatrics' },
    ]);
  });

  it('wants the earlier diagnosis where a prescription is renewed', async () => {
    const { gateway } = await open(ask, '/my/pubconsult/ask?kind=convenient', {
      ...assigned,
      matchConsultDept: sampleMatch,
    });
    await write('血压药快吃完了，近一周血压平稳');
    send('提交并支付');
    expect(await screen.findAllByText('请填写医院医生给出的诊断')).not.toHaveLength(0);
    expect(gateway.inputsOf('submitImageTextConsult')).toEqual([]);
  });

  it('wants a moment of a call where moments are offered', async () => {
    const { gateway, router } = await open(ask, '/fastphone/ask?kind=phone&doctorId=d-1', {
      ...chosen,
      matchConsultDept: sampleMatch,
      submitFastPhoneConsult: sent,
      getConsultIntentionTime: {
        timeZone: 'Asia/Shanghai',
        times: [{ startsAt: '2026-11-25T10:00:00+08:00', endsAt: '2026-11-25T10:15:00+08:00' }],
      },
    });
    await write(typed);
    expect(screen.getByText(/来电时会录音，保存 180 天/)).toBeTruthy();
    send('提交并支付');
    expect(await screen.findAllByText('请选择希望的通话时间')).not.toHaveLength(0);
    fireEvent.change(screen.getByRole('combobox', { name: '希望的通话时间' }), {
      target: { value: '2026-11-25T10:00:00+08:00' },
    });
    send('提交并支付');
    await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/Z1'));
    expect(gateway.inputsOf('submitFastPhoneConsult')).toMatchObject([
      { doctorId: 'd-1', startsAt: '2026-11-25T10:00:00+08:00' },
    ]);
  });

  it.each([
    ['while it is free', '2026-11-25T10:00:00+08:00', '2026-11-25T10:00:00+08:00'],
    ['and asks anew where it is taken', '2026-11-25T11:00:00+08:00', ''],
  ])('takes over the moment that was chosen before, %s', async (_, startsAt, value) => {
    const query = new URLSearchParams({ kind: 'phone', doctorId: 'd-1', startsAt }).toString();
    await open(ask, `/fastphone/ask?${query}`, {
      ...chosen,
      getConsultIntentionTime: {
        timeZone: 'Asia/Shanghai',
        times: [{ startsAt: '2026-11-25T10:00:00+08:00', endsAt: '2026-11-25T10:15:00+08:00' }],
      },
    });
    await write(typed);
    expect(screen.getByRole('combobox', { name: '希望的通话时间' })).toHaveProperty('value', value);
  });

  it('goes on with the draft, and keeps what is typed with the account', async () => {
    const { gateway } = await open(ask, '/my/bconsult/ask?doctorId=d-1', {
      ...chosen,
      getConsultDraft: {
        draft: {
          question: '近一周血压偏高',
          fileIds: ['f-1'],
          savedAt: '2026-11-20T20:57:41+08:00',
        },
      },
    });
    expect(await screen.findByDisplayValue('近一周血压偏高')).toBeTruthy();
    expect(screen.getByAltText(/1/)).toBeTruthy();
    await write('近一周血压偏高，早上头晕');
    // It is saved a second after the last key.
    expect(await screen.findByText('已保存草稿', {}, { timeout: 3000 })).toBeTruthy();
    expect(gateway.inputsOf('saveConsultDraft')).toMatchObject([
      { kind: 'imageText', doctorId: 'd-1', draft: { question: '近一周血压偏高，早上头晕' } },
    ]);
  });

  it('keeps what was typed where it is refused, and says why at its field', async () => {
    await open(ask, '/my/bconsult/ask?doctorId=d-1', {
      ...chosen,
      matchConsultDept: sampleMatch,
      submitImageTextConsult: businessRefusal('textRefused', '内容不合规范'),
    });
    await write(typed);
    send('提交并支付');
    expect(await screen.findAllByText('内容不合规范')).not.toHaveLength(0);
    expect(screen.getByDisplayValue(typed)).toBeTruthy();
  });

  it.each([
    ['consentRequired', null, '去确认授权', '/my/patients'],
    ['consultOpenAlready', { orderKey: 'Z9' }, '查看这次咨询', '/consult/order-detail/Z9'],
    ['consultOpenAlready', null, '查看进行中的咨询', '/my/consult/listall'],
    [
      'overlappingVisit',
      { kind: 'registration', orderNo: 'R9' },
      '查看已有的预约',
      '/my/order/detail/R9',
    ],
    ['consultLimitReached', null, '查看进行中的咨询', '/my/consult/listall'],
    ['consultLimitReached', null, '看看其他问诊方式', '/consult/portal'],
    ['consultClosed', null, '看看其他医生', '/consult/doctor'],
    ['consultShielded', null, '看看其他医生', '/consult/doctor'],
  ] as const)('leads on from a refusal: %s with %j to %s', async (name, data, way, to) => {
    await open(ask, '/my/bconsult/ask?doctorId=d-1', {
      ...chosen,
      matchConsultDept: sampleMatch,
      submitImageTextConsult: businessRefusal(name, '暂时不能提问', data),
    });
    await write(typed);
    send('提交并支付');
    expect(await screen.findAllByText('暂时不能提问')).not.toHaveLength(0);
    expect(await linkTo(way)).toBe(to);
    expect(screen.getByDisplayValue(typed)).toBeTruthy();
  });
});
