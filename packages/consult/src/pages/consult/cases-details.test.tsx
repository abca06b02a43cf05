// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { locales as forms } from '@xinglin/forms';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleConsult } from '../../samples/consult-samples';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../locales';
import texts from '../../locales/zh-Hans.json';
import CaseDetailsPage from './cases-details.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const { caseDetails: says, facts, pregnancy } = texts;
const nothing = { info: null, fileIds: [] };

async function open(answers: GatewayAnswers) {
  const gateway = createMockGateway({ getPreconsultInfo: nothing, ...answers });
  const { element } = await preparePage(
    <CaseDetailsPage />,
    { consult: locales, forms },
    { path: '/consult/cases-details?orderKey=C1' },
    { gateway },
  );
  render(element);
  return gateway;
}

const field = (name: string) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${name}`) });
const send = async () => fireEvent.click(await screen.findByRole('button', { name: says.send }));

it('shows the case as it was told, and a picture as large as the screen', async () => {
  await open({
    getConsultOrder: sampleConsult({
      group: 'completed',
      state: 'finished',
      fileIds: ['f-1', 'f-2'],
      preconsult: { allergies: '青霉素', pregnancy: 'nursing' },
    }),
  });
  for (const text of [sampleConsult().question, '青霉素', pregnancy.nursing])
    expect(await screen.findByText(text)).toBeTruthy();
  // What is over is added to no more.
  expect(screen.queryByRole('button', { name: says.send })).toBeNull();
  const second = facts.picture.replace('{{number}}', '2');
  fireEvent.click(screen.getByRole('button', { name: second }));
  const large = screen.getByRole('dialog', { name: second }).querySelector('img');
  expect(large?.getAttribute('src')).toBe('/gateway/kanoupload/file/f-2');
});

it('adds to a case that is open, keeping what was added before', async () => {
  const gateway = await open({
    getConsultOrder: sampleConsult(),
    getPreconsultInfo: { info: { allergies: '青霉素' }, fileIds: [] },
    addPreconsultInfo: { orderKey: 'C1', state: 'waiting' },
  });
  expect((await field(facts.allergies)).value).toBe('青霉素');
  await send();
  expect(screen.getAllByText(says.nothing).length).toBeGreaterThan(0);
  expect(gateway.inputsOf('addPreconsultInfo')).toEqual([]);
  fireEvent.change(await field(facts.medicines), { target: { value: ' 氨氯地平 ' } });
  await send();
  await waitFor(() =>
    expect(gateway.inputsOf('addPreconsultInfo')).toEqual([
      {
        orderKey: 'C1',
        allergies: '青霉素',
        history: '',
        medicines: '氨氯地平',
        fileIds: [],
      },
    ]),
  );
});

it('says which pictures the doctor waits for', async () => {
  const asked = {
    state: 'paused',
    stateText: '等待补充照片',
    at: '2026-11-20T21:00:00+08:00',
    actor: 'hospital',
    event: 'askPictures',
    reason: '请拍清楚皮疹',
  } as const;
  const { history } = sampleConsult();
  await open({ getConsultOrder: sampleConsult({ state: 'paused', history: [...history, asked] }) });
  expect(await screen.findByText(/请拍清楚皮疹/)).toBeTruthy();
});

it('keeps what was typed where the gateway refuses it, and says of another’s that there is none', async () => {
  await open({
    getConsultOrder: sampleConsult(),
    addPreconsultInfo: businessRefusal('consultNotOpen', '这次咨询已经结束'),
  });
  fireEvent.change(await field(facts.history), { target: { value: '高血压' } });
  await send();
  expect(await screen.findByText('这次咨询已经结束')).toBeTruthy();
  expect((await field(facts.history)).value).toBe('高血压');
  cleanup();
  await open({ getConsultOrder: businessRefusal('forbidden', '没有找到') });
  expect(await screen.findByText(texts.patientOrder.gone)).toBeTruthy();
});
