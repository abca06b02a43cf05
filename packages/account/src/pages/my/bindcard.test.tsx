// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { GetRealNameResponse } from '@xinglin/gateway-sdk';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales, realNameLocales } from '../../locales';
import { forgetTypedPerson } from '../../model/typed-person';
import RealNameInformationPage from './acctinfo.page';
import RealNameVerificationPage from './bindcard.page';
import ManualCertificationPage from './certification/manual-ai.page';

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

const none: GetRealNameResponse = { state: 'none', person: null, triesLeft: 5, review: null };
const review = {
  reviewId: 'r-1',
  submittedAt: '2026-11-20T08:00:00+08:00',
  decidedAt: null,
  refusal: null,
  remark: null,
};
const inReview: GetRealNameResponse = { ...none, state: 'inReview', review };
const verified: GetRealNameResponse = {
  ...none,
  state: 'verified',
  person: {
    name: '沈**',
    cardType: 'idCard',
    cardNo: '330***********0029',
    by: 'register',
    verifiedAt: '2026-11-20T08:00:00+08:00',
  },
};
const card = {
  name: '沈知秋',
  gender: 'female' as const,
  birthDate: '1949-12-31',
  cardNo: '11010519491231002X',
  unsure: [],
};
const target = '/my/acctinfo';

async function open(element: ReactElement, path: string, answers: GatewayAnswers) {
  const gateway = createMockGateway({ getRealName: none, ...answers });
  const page = await preparePage(
    element,
    { account: locales, 'real-name': realNameLocales },
    { path },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}
const verification = (answers: GatewayAnswers = {}) =>
  open(<RealNameVerificationPage />, `/my/bindcard?target=${encodeURIComponent(target)}`, answers);

const field = (label: string) => screen.findByRole('textbox', { name: label });
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const agree = () => fireEvent.click(screen.getByRole('checkbox'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (label: RegExp) => {
  const file = new File(['x'], 'card.gif', { type: 'image/gif' });
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } });
};
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

  it('is not offered once the tries are used up', async () => {
    await verification({ getRealName: { ...none, triesLeft: 0 } });
    await screen.findByText(/今天填写错误的次数已用完/);
    expect(screen.getByRole('button', { name: '开始认证' })).toHaveProperty('disabled', true);
  });

  it('leads nowhere but within the site', async () => {
    await open(<RealNameVerificationPage />, '/my/bindcard?target=%2F%2Fevil.example', {
      verifyRealName: { state: 'verified' },
    });
    await fill();
    press('开始认证');
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/my/acctinfo'));
  });
});

describe('pictures for staff', () => {
  const manual = (answers: GatewayAnswers = {}) =>
    open(
      <ManualCertificationPage />,
      `/my/certification/manual-ai?target=${encodeURIComponent(target)}`,
      answers,
    );
  const uploaded = (fileId: string) => ({
    fileId,
    url: `/kanoupload/file/${fileId}`,
    contentType: 'image/png' as const,
    size: 10,
    width: 1,
    height: 1,
    durationMs: null,
  });

  it('leave the device when the form is sent, each once, also when sending fails first', async () => {
    const { gateway, router } = await manual({
      uploadImageFile: (_, before) => uploaded(`f-${before}`),
      ocrIdCard: card,
      submitRealNameReview: (_, before) =>
        before === 0
          ? { kind: 'http', status: 502, message: '服务器开小差了' }
          : { reviewId: 'r-1' },
    });
    await choose(/证件人像面/);
    await choose(/身份证国徽面/);
    await screen.findByText('已识别并填写，请核对姓名和号码。');
    agree();
    expect(gateway.inputsOf('uploadImageFile')).toEqual([]);
    press('提交审核');
    await screen.findByText('服务器开小差了');
    press('提交审核');
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/bindcard'));
    expect(new URLSearchParams(router.state.location.search).get('target')).toBe(target);
    expect(gateway.inputsOf('uploadImageFile')).toHaveLength(2);
    expect(gateway.inputsOf('submitRealNameReview')[1]).toEqual({
      name: card.name,
      cardType: 'idCard',
      cardNo: card.cardNo,
      pictures: ['f-0', 'f-1'],
      consent: true,
    });
  });

  it('of a passport are one, and are not read', async () => {
    const { gateway } = await manual();
    fireEvent.change(await screen.findByLabelText('证件类型'), { target: { value: 'passport' } });
    expect(screen.queryByLabelText(/身份证国徽面/)).toBeNull();
    await choose(/证件人像面/);
    press('提交审核');
    await screen.findAllByText('请先同意处理证件信息');
    expect(screen.queryByText('请添加证件照片')).toBeNull();
    expect(gateway.inputsOf('ocrIdCard')).toEqual([]);
  });

  it('can be taken back while nobody has decided', async () => {
    const { gateway } = await verification({
      getRealName: (_, before) => (before === 0 ? inReview : none),
      withdrawRealNameReview: { done: true },
    });
    await screen.findByText('证件照片审核中');
    press('撤回照片');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(
      [...dialog.querySelectorAll('button')].find((one) => one.textContent === '撤回照片') ??
        dialog,
    );
    await screen.findByRole('button', { name: '开始认证' });
    expect(gateway.inputsOf('withdrawRealNameReview')).toEqual([{ reviewId: 'r-1' }]);
  });

  it('that were refused say why', async () => {
    const refused = { ...review, refusal: 'unreadable' as const, remark: '有反光' };
    await verification({ getRealName: { ...none, state: 'refused', review: refused } });
    expect((await screen.findByText(/人工审核未通过：照片看不清/)).textContent).toContain('有反光');
  });
});

describe('real-name information', () => {
  const information = (answers: GatewayAnswers) =>
    open(<RealNameInformationPage />, '/my/acctinfo', answers);

  it('is masked, with when and by what', async () => {
    await information({ getRealName: verified });
    expect(await screen.findByText('330***********0029')).toBeTruthy();
    expect(screen.getByText(/身份信息核验/)).toBeTruthy();
  });

  it('leads to the verification and back where there is none', async () => {
    await information({});
    const link = await screen.findByRole('link', { name: '去认证' });
    expect(link.getAttribute('href')).toBe('/my/bindcard?target=%2Fmy%2Facctinfo');
  });
});
