// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  later,
  listOf,
  preparePage,
  samplePatients,
  type GatewayAnswers,
} from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { familyLocales, locales } from '../../../locales';
import AuthenticationPage from './authentication.page';
import ChoosePage from './choose.page';
import RealNamePage from './realname.page';

afterEach(cleanup);

const { mother, child } = samplePatients;

async function open(page: ReactElement, path: string, answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const texts = { account: locales, family: familyLocales };
  const prepared = await preparePage(page, texts, { path }, { gateway });
  render(prepared.element);
  const at = () => {
    const { pathname, search } = prepared.router.state.location;
    return pathname + search;
  };
  return { gateway, at };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the real names of a family', () => {
  it('are told one by one, each with the way to its verification and back', async () => {
    await open(<RealNamePage />, '/my/patient/realname?backurl=%2Fsearch', {
      listPatients: listOf([{ ...mother, realName: 'verified' }, child]),
    });
    const row = await screen.findByRole('link', { name: /王秀兰.*已实名/ });
    const back = encodeURIComponent('/my/patient/realname?backurl=%2Fsearch');
    expect(row.getAttribute('href')).toBe(
      `/my/patient/authentication?patientId=p-1&backurl=${back}`,
    );
    expect(screen.getByRole('link', { name: /王一诺.*到院核验/ })).toBeTruthy();
  });
});

describe('verifying somebody', () => {
  const standing = {
    patientId: 'p-1',
    name: '王秀兰',
    cardNo: '330***********0023',
    realName: 'unverified' as const,
    verifiedAt: null,
    triesLeft: 10,
  };
  const path = '/my/patient/authentication?patientId=p-1&backurl=%2Fsearch';
  const verify = (answers: GatewayAnswers) =>
    open(<AuthenticationPage />, path, { getPatientRealNameAuth: standing, ...answers });

  it('takes consent, asks once, and says that it is done', async () => {
    const answer = later<{ realName: 'verified'; triesLeft: number }>();
    const { gateway } = await verify({
      getPatientRealNameAuth: (_, before) =>
        before === 0
          ? standing
          : { ...standing, realName: 'verified', verifiedAt: '2026-11-20T21:00:00+08:00' },
      verifyPatientRealName: () => answer.promise,
    });
    await press('开始核验');
    expect(screen.getByRole('link', { name: '请先同意核验身份' })).toBeTruthy();
    expect(gateway.inputsOf('verifyPatientRealName')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox'));
    await press('开始核验');
    fireEvent.submit(screen.getByRole('checkbox'));
    answer.resolve({ realName: 'verified', triesLeft: 9 });
    expect(await screen.findByRole('heading', { name: '王秀兰 已通过实名核验' })).toBeTruthy();
    expect(gateway.inputsOf('verifyPatientRealName')).toEqual([
      { patientId: 'p-1', consent: true },
    ]);
    expect(screen.getByRole('link', { name: '继续' }).getAttribute('href')).toBe('/search');
  });

  it('that does not fit leads to the details and back, with what is left of the attempts', async () => {
    await verify({
      getPatientRealNameAuth: (_, before) =>
        before === 0 ? standing : { ...standing, realName: 'mismatched', triesLeft: 2 },
      verifyPatientRealName: { realName: 'mismatched', triesLeft: 2 },
    });
    fireEvent.click(await screen.findByRole('checkbox'));
    await press('开始核验');
    expect(await screen.findByText('姓名与身份证号码不一致，请核对后修改。')).toBeTruthy();
    expect(screen.getByText('今天还可以核验 2 次')).toBeTruthy();
    const edit = new URL(
      screen.getByRole('link', { name: '修改资料' }).getAttribute('href') ?? '',
      'https://portal.invalid',
    );
    expect(edit.searchParams.get('patientId')).toBe('p-1');
    expect(edit.searchParams.get('backurl')).toBe('/my/patient/authentication?backurl=%2Fsearch');
  });

  it('tells that the register is silent, and keeps the consent for the next try', async () => {
    await verify({
      verifyPatientRealName: businessRefusal('patientNameUnavailable', '身份核验服务暂时没有响应'),
    });
    fireEvent.click(await screen.findByRole('checkbox'));
    await press('开始核验');
    expect(await screen.findByText('身份核验服务暂时没有响应')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('is not offered without attempts, nor without an ID card', async () => {
    await verify({ getPatientRealNameAuth: { ...standing, triesLeft: 0 } });
    expect(await screen.findByText('今天的核验次数已用完，请明天再试。')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '开始核验' }).disabled).toBe(true);
    cleanup();
    await verify({ getPatientRealNameAuth: { ...standing, realName: 'notApplicable' } });
    expect(await screen.findByText('王秀兰 暂不能在线核验')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '开始核验' })).toBeNull();
  });
});

describe('choosing somebody', () => {
  const path = (backurl: string) =>
    `/my/patient/choose?patientId=p-2&backurl=${encodeURIComponent(backurl)}`;
  const choose = (answers: GatewayAnswers, backurl = '/search?q=x') =>
    open(<ChoosePage />, path(backurl), { listPatients: listOf([mother, child]), ...answers });

  it('begins with the former choice and returns to the flow that asked', async () => {
    const { gateway, at } = await choose({ checkPatientInfo: { ready: true, gaps: [] } });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: '王一诺' })).checked).toBe(
      true,
    );
    fireEvent.click(screen.getByRole('radio', { name: '王秀兰' }));
    await press('确定');
    await waitFor(() => expect(at()).toBe('/search?q=x&patientId=p-1'));
    expect(gateway.inputsOf('checkPatientInfo')).toEqual([{ patientId: 'p-1' }]);
  });

  it('never leads to another site', async () => {
    const { at } = await choose(
      { checkPatientInfo: { ready: true, gaps: [] } },
      'https://evil.example/',
    );
    await press('确定');
    await waitFor(() => expect(at()).toBe('/my/patients?patientId=p-2'));
  });

  it('stays with what somebody lacks, and the way to give it', async () => {
    const { at } = await choose({
      checkPatientInfo: { ready: false, gaps: ['documentOutgrown'] },
    });
    await press('确定');
    expect(await screen.findByText('已满 6 周岁，请补充身份证或其他有效证件。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去完善' }).getAttribute('href')).toMatch(
      /^\/my\/patient\/node-add\?patientId=p-2&backurl=/,
    );
    expect(at()).toBe(path('/search?q=x'));
    fireEvent.click(screen.getByRole('radio', { name: '王秀兰' }));
    expect(screen.queryByText('已满 6 周岁，请补充身份证或其他有效证件。')).toBeNull();
  });
});
