// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, type GatewayAnswers } from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTypedPerson } from '../../model/typed-person';
import RealNameVerificationPage from './bindcard.page';
import ManualCertificationPage from './certification/manual-ai.page';
import { agree, card, choose, field, open, press, target, type } from './real-name-fixture';
import { none } from './real-name-samples';

afterEach(() => {
  cleanup();
  forgetTypedPerson();
  vi.restoreAllMocks();
});

const replaced = vi.fn();
beforeEach(() => {
  replaced.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation(replaced);
});

const verification = (answers: GatewayAnswers = {}) =>
  open(<RealNameVerificationPage />, `/my/bindcard?target=${encodeURIComponent(target)}`, answers);

async function fill() {
  await type('姓名', card.name);
  await type('身份证号码', '110105 19491231 002x');
  agree();
}

describe('verification', () => {
  it('by typing leads on to where the person wanted to', async () => {
    const { gateway } = await verification({ verifyRealName: { state: 'verified' } });
    await fill();
    press('开始认证');
    await waitFor(() => expect(replaced).toHaveBeenCalledWith(target));
    expect(gateway.inputsOf('verifyRealName')).toEqual([
      { name: card.name, cardNo: card.cardNo, consent: true },
    ]);
  });

  it('asks for what is missing before anything is sent', async () => {
    const { gateway } = await verification();
    await type('身份证号码', '110105194912310021');
    press('开始认证');
    expect((await screen.findAllByText('请输入姓名')).length).toBe(2);
    expect(screen.getAllByText('请先同意处理证件信息').length).toBe(2);
    expect((await field('身份证号码')).getAttribute('aria-invalid')).toBe('true');
    expect(gateway.inputsOf('verifyRealName')).toEqual([]);
  });

  it('by a picture fills the form, for the person to check', async () => {
    const { gateway } = await verification({ ocrIdCard: { ...card, unsure: ['name'] } });
    await choose(/拍身份证自动填写/);
    await screen.findByText('部分内容没有看清，请仔细核对姓名和号码。');
    expect(await field('姓名')).toHaveProperty('value', card.name);
    expect(await field('身份证号码')).toHaveProperty('value', card.cardNo);
    expect(gateway.inputsOf('verifyRealName')).toEqual([]);
  });

  it('by a picture without a name leaves the one that was typed', async () => {
    await verification({ ocrIdCard: { ...card, name: null } });
    await type('姓名', '王芳');
    await choose(/拍身份证自动填写/);
    await screen.findByText('部分内容没有看清，请仔细核对姓名和号码。');
    expect(await field('姓名')).toHaveProperty('value', '王芳');
    expect(await field('身份证号码')).toHaveProperty('value', card.cardNo);
  });

  it('tells of a picture that cannot be read beside it, and leaves what was typed', async () => {
    await verification({ ocrIdCard: businessRefusal('pictureUnreadable', '没有认出身份证') });
    await type('姓名', '王芳');
    await choose(/拍身份证自动填写/);
    await screen.findByText('没有认出身份证');
    expect(await field('姓名')).toHaveProperty('value', '王芳');
  });

  it('that did not match says so, and how often it may be tried', async () => {
    await verification({
      getRealName: (_, before) => (before === 0 ? none : { ...none, triesLeft: 2 }),
      verifyRealName: businessRefusal('realNameMismatch', '姓名与证件号码不一致'),
    });
    await fill();
    press('开始认证');
    await screen.findByText('姓名与证件号码不一致');
    await screen.findByText('今天还可以尝试 2 次');
    expect(await field('姓名')).toHaveProperty('value', card.name);
    expect(replaced).not.toHaveBeenCalled();
  });

  it('without an answer in time keeps what was typed, on the page of staff as well', async () => {
    await verification({ verifyRealName: { kind: 'timeout', message: '' } });
    await fill();
    press('开始认证');
    await screen.findByText(/15 秒内没有得到核验结果/);
    cleanup();
    await open(<ManualCertificationPage />, '/my/certification/manual-ai', {});
    expect(await field('姓名')).toHaveProperty('value', card.name);
  });

  it('by a bank card as well asks for it and for the number at the bank', async () => {
    const { gateway } = await verification({ checkBankMessage: { state: 'verified' } });
    await fill();
    fireEvent.click(screen.getByRole('radio', { name: '身份证和银行卡' }));
    await type('本人银行卡号', '6222021234567890129');
    press('开始认证');
    expect((await screen.findAllByText('银行卡号不正确，请核对后重新输入')).length).toBe(2);
    await type('本人银行卡号', '6222 0212 3456 7890 128');
    await type('银行预留手机号', '139 1234 5678');
    press('开始认证');
    await waitFor(() => expect(replaced).toHaveBeenCalledWith(target));
    expect(gateway.inputsOf('checkBankMessage')).toEqual([
      {
        name: card.name,
        cardNo: card.cardNo,
        bankCardNo: '6222021234567890128',
        mobile: '13912345678',
        consent: true,
      },
    ]);
    expect(gateway.inputsOf('verifyRealName')).toEqual([]);
  });

  it('by face goes on in the mini-program, with where it was asked for', async () => {
    const { gateway, router } = await verification({
      getRealName: { ...none, byFace: true },
      beginFaceCheck: { expiresAt: '2026-11-20T08:15:00+08:00' },
    });
    await fill();
    fireEvent.click(screen.getByRole('radio', { name: '小程序刷脸' }));
    press('开始认证');
    const onward = `target=${encodeURIComponent(target)}`;
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/mp-face-id-middle',
        search: `?${onward}`,
      }),
    );
    expect(gateway.inputsOf('beginFaceCheck')).toEqual([
      {
        name: card.name,
        cardNo: card.cardNo,
        consent: true,
        returnUrl: `${window.location.origin}/mp-face-id-result?${onward}`,
      },
    ]);
    expect(gateway.inputsOf('verifyRealName')).toEqual([]);
  });

  it('by face is offered only where faces are checked', async () => {
    await verification();
    await field('姓名');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('is not offered once the tries are used up', async () => {
    await verification({ getRealName: { ...none, triesLeft: 0 } });
    await screen.findByText(/今天填写错误的次数已用完/);
    expect(screen.getByRole('button', { name: '开始认证' })).toHaveProperty('disabled', true);
  });

  it('leads out of the site by the check of the server alone', async () => {
    await open(<RealNameVerificationPage />, '/my/bindcard?target=%2F%2Fevil.example', {
      verifyRealName: { state: 'verified' },
    });
    await fill();
    press('开始认证');
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/mp?target=%2F%2Fevil.example'));
  });
});
