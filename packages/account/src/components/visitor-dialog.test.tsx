// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { businessRefusal, createMockGateway, preparePage } from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locales as personCheck } from '@xinglin/person-check';
import { entranceLocales, locales } from '../locales';
import CombinedLoginPage from '../pages/login/combined.page';

const leaveFor = vi.fn();

beforeEach(() => {
  leaveFor.mockClear();
  vi.spyOn(window.location, 'replace').mockImplementation(leaveFor);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(path: string) {
  const gateway = createMockGateway({
    partnerPreLogin: { providers: [], oneKeyScriptUrl: null },
    partnerPreGeetestTemp: 'never',
    getImageCode: { image: 'data:image/png;base64,AAAA', gmtExpired: '2026-11-21T21:05:00+08:00' },
    enhanceValidate: { validateParam: 'passed', gmtExpired: '2026-11-21T21:05:00+08:00' },
    createVisitorAccount: ({ validateParam }) =>
      validateParam === undefined
        ? businessRefusal('checkRequired', '请先完成安全验证')
        : {
            token: 'x',
            userId: 'u-9',
            isTempLogin: true,
            verifyStatus: 0,
            gmtExpired: '2026-11-21T21:30:00+08:00',
            temporaryToken: 'y',
            temporaryTokenExpired: '2026-12-21T21:00:00+08:00',
          },
  });
  const texts = { account: locales, entrance: entranceLocales, 'person-check': personCheck };
  const page = await preparePage(<CombinedLoginPage />, texts, { path, user: null }, { gateway });
  render(page.element);
  fireEvent.click(await screen.findByRole('button', { name: '先看看，暂不绑定手机号' }));
  const dialog = await screen.findByRole('dialog', { name: '以访客身份继续' });
  return { gateway, dialog };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const agree = (dialog: HTMLElement) => {
  const box = dialog.querySelector('input[type=checkbox]');
  if (box === null) throw new Error('there is no box');
  fireEvent.click(box);
};

describe('a visitor', () => {
  it('agrees, passes a check, and goes on to where they wanted to go', async () => {
    const { gateway, dialog } = await open('/login/combined?target=%2Fmy%2Fhelper%2Fhotquestion');
    press('继续');
    expect(await screen.findByRole('link', { name: '请先阅读并勾选协议' })).toBeTruthy();
    expect(gateway.inputsOf('createVisitorAccount')).toEqual([]);
    agree(dialog);
    press('继续');
    fireEvent.click(await screen.findByRole('button', { name: '改为输入图片中的字符' }));
    fireEvent.change(await screen.findByLabelText('图片中的字符'), { target: { value: 'K7RP' } });
    press('提交');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/my/helper/hotquestion'));
    const agreed = ['service', 'privacy'];
    expect(gateway.inputsOf('createVisitorAccount')).toEqual([
      { agreed },
      { validateParam: 'passed', agreed },
    ]);
    expect(gateway.inputsOf('enhanceValidate')).toMatchObject([{ purpose: 'visitor' }]);
  });

  it('is told why, when the check was left, and never led to another site without the check of targets', async () => {
    const { dialog } = await open('/login/combined?target=%2F%2Fevil.example');
    agree(dialog);
    press('继续');
    fireEvent.click(await screen.findByRole('button', { name: '暂不验证' }));
    expect(await screen.findByText('请先完成安全验证')).toBeTruthy();
    press('继续');
    fireEvent.click(await screen.findByRole('button', { name: '改为输入图片中的字符' }));
    fireEvent.change(await screen.findByLabelText('图片中的字符'), { target: { value: 'K7RP' } });
    press('提交');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/mp?target=%2F%2Fevil.example'));
  });
});
