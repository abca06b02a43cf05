// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FaceCheckState } from '@xinglin/gateway-sdk';
import { createMockGateway, preparePage, type GatewayAnswers } from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { passageTexts } from '../apart/texts';
import { endedCheck, noCheck, waitingCheck, waitingUntil } from './face-check-samples';
import FaceCheckMiddlePage from './mp-face-id-middle.page';
import FaceCheckResultPage from './mp-face-id-result.page';

afterEach(cleanup);

const onward = '?target=%2Fmy%2Facctinfo';

async function open(element: ReactElement, path: string, answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(element, { passages: passageTexts }, { path }, { gateway });
  render(page.element);
  return gateway;
}
const openResult = (answers: GatewayAnswers, query = onward) =>
  open(<FaceCheckResultPage />, `/mp-face-id-result${query}`, answers);

const link = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe('the way to the camera', () => {
  it('opens the mini-program, and leads to the result and back with where it was asked for', async () => {
    await open(<FaceCheckMiddlePage />, `/mp-face-id-middle${onward}`, {
      getFaceCheck: waitingCheck,
    });
    expect(await link('打开小程序')).toBe('https://mini.example/open/1');
    expect(await link('我已完成，查看结果')).toBe(`/mp-face-id-result${onward}`);
    expect(await link('换一种方式认证')).toBe(`/my/bindcard${onward}`);
  });

  it('says that the time is over once it is', async () => {
    const gateway = await open(<FaceCheckMiddlePage />, '/mp-face-id-middle', {
      getFaceCheck: (_: unknown, before: number) =>
        before === 0 ? waitingUntil('2020-01-01T00:00:00Z') : endedCheck('abandoned'),
    });
    await screen.findByRole('heading', { name: '这次核验已结束' });
    expect(gateway.inputsOf('getFaceCheck')).toHaveLength(2);
  });

  it('leads to the verification where no check is under way', async () => {
    await open(<FaceCheckMiddlePage />, `/mp-face-id-middle${onward}`, { getFaceCheck: noCheck });
    expect(await link('去实名认证')).toBe(`/my/bindcard${onward}`);
    expect(screen.queryByRole('link', { name: '打开小程序' })).toBeNull();
  });
});

describe('the result', () => {
  it('is asked of the gateway by itself, and leads on to the page that asked', async () => {
    const gateway = await openResult({
      getFaceCheck: waitingCheck,
      settleFaceCheck: { state: 'passed' },
    });
    await screen.findByRole('heading', { name: '刷脸核验通过' });
    expect(await link('继续')).toBe('/my/acctinfo');
    expect(gateway.inputsOf('settleFaceCheck')).toHaveLength(1);
  });

  it('that is not there yet can be asked for again', async () => {
    const gateway = await openResult({
      getFaceCheck: waitingCheck,
      settleFaceCheck: (_: unknown, before: number) => ({
        state: before === 0 ? 'waiting' : 'failed',
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: '再次查看' }));
    await screen.findByRole('heading', { name: '刷脸核验没有通过' });
    expect(await link('重新认证')).toBe(`/my/bindcard${onward}`);
    expect(gateway.inputsOf('settleFaceCheck')).toHaveLength(2);
  });

  it('that nobody could be asked for says so, with a retry', async () => {
    const gateway = await openResult({
      getFaceCheck: waitingCheck,
      settleFaceCheck: { kind: 'timeout', message: '' },
    });
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    await screen.findByRole('button', { name: '重试' });
    expect(gateway.inputsOf('settleFaceCheck')).toHaveLength(2);
  });

  it.each<[FaceCheckState, string, string, string]>([
    ['passed', '刷脸核验通过', '继续', '/my/acctinfo'],
    ['failed', '刷脸核验没有通过', '重新认证', '/my/bindcard'],
    ['abandoned', '这次核验已结束', '重新认证', '/my/bindcard'],
    ['taken', '这份证件不能再认证账号', '查看实名认证说明', '/user/account/certification'],
  ])('of a check that has ended as %s is not asked again', async (state, heading, way, to) => {
    const gateway = await openResult({ getFaceCheck: endedCheck(state) }, '');
    await screen.findByRole('heading', { name: heading });
    expect(await link(way)).toBe(to);
    expect(gateway.inputsOf('settleFaceCheck')).toEqual([]);
  });

  it('leads out of the site by the check of the server alone, whatever the address says', async () => {
    const query = '?target=https%3A%2F%2Fevil.example&state=passed&check=1';
    await openResult({ getFaceCheck: endedCheck('failed') }, query);
    expect(await link('重新认证')).toBe(
      '/my/bindcard?target=%2Fmp%3Ftarget%3Dhttps%253A%252F%252Fevil.example',
    );
    cleanup();
    await openResult({ getFaceCheck: endedCheck('passed') }, query);
    expect(await link('继续')).toBe('/mp?target=https%3A%2F%2Fevil.example');
  });
});
