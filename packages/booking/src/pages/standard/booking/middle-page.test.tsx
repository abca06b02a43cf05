// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  failures,
  prepareLoadedPage,
  sampleVisitSurvey,
  storesAnswers,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { namespaces } from '../../../locales';
import * as page from './middle-page.page';

afterEach(cleanup);

const of = { patientId: 'p-1', shiftCaseId: 's-1' };
const path = '/standard/booking/middle-page?hospitalId=h-1&shiftCaseId=s-1&patientId=p-1';
const sent = { ...sampleVisitSurvey, sentAt: '2026-11-20T02:00:00Z' };

async function open(answers: GatewayAnswers) {
  const loaded = await prepareLoadedPage(page, namespaces, { path, gateway: answers });
  render(loaded.element);
  return loaded;
}
const goesOn = async ({ router }: Awaited<ReturnType<typeof open>>) => {
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/standard/booking/reservation/h-1/s-1'),
  );
  expect(router.state.location.search).toBe('?patientId=p-1');
  expect(router.state.historyAction).toBe('REPLACE');
};
const send = () => fireEvent.click(screen.getByRole('button', { name: '提交并继续预约' }));

describe('the questions before a visit', () => {
  it('go on with what was typed, are saved and sent for this patient and shift, and lead to booking', async () => {
    const loaded = await open({
      getVisitSurvey: sampleVisitSurvey,
      saveVisitSurvey: storesAnswers(sampleVisitSurvey.answers),
      submitVisitSurvey: { sentAt: '2026-11-20T02:00:00Z' },
    });
    const { gateway } = loaded;
    expect(screen.getByText('医生看诊前想先了解这些。')).toBeTruthy();
    expect(screen.getByRole('radio', { name: '好转了', checked: true })).toBeTruthy();
    send();
    expect(gateway.inputsOf('submitVisitSurvey')).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: /体温/ }), { target: { value: '36.8' } });
    gateway.answer({ getVisitSurvey: sent });
    send();
    send();
    await goesOn(loaded);
    expect(gateway.inputsOf('saveVisitSurvey').at(-1)).toEqual({
      ...of,
      answers: [{ linkId: 'fever', values: ['36.8'] }],
    });
    expect(gateway.inputsOf('submitVisitSurvey')).toEqual([of]);
  });

  it('show what another device answered before they are sent', async () => {
    const fever = { linkId: 'fever', values: ['37。2'] };
    const { gateway, router } = await open({
      getVisitSurvey: sampleVisitSurvey,
      saveVisitSurvey: storesAnswers([
        { linkId: 'better', values: ['worse'] },
        { linkId: 'worse', values: ['夜里更痛'] },
      ]),
      submitVisitSurvey: { sentAt: '2026-11-20T02:00:00Z' },
    });
    fireEvent.change(screen.getByRole('textbox', { name: /体温/ }), {
      target: { value: fever.values[0] },
    });
    send();
    expect(await screen.findByText(/另一台设备/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /哪里加重/ })).toHaveProperty('value', '夜里更痛');
    expect(gateway.inputsOf('submitVisitSurvey')).toEqual([]);
    expect(router.state.location.pathname).toBe('/standard/booking/middle-page');
    send();
    await waitFor(() => expect(gateway.inputsOf('submitVisitSurvey')).toEqual([of]));
    expect(gateway.inputsOf('saveVisitSurvey')).toEqual([
      { ...of, answers: [fever] },
      { ...of, answers: [] },
    ]);
  });

  it.each([
    [
      'the hospital asks nothing',
      { survey: null, answers: [], savedAt: null, last: [], sentAt: null },
    ],
    ['they were sent', sent],
  ])('lead on at once where %s', async (_, getVisitSurvey) => {
    await goesOn(await open({ getVisitSurvey }));
  });

  it('keep what was typed where it is not saved, and lead on where the survey was closed', async () => {
    const fever = { linkId: 'fever', values: ['36.8'] };
    const { gateway } = await open({
      getVisitSurvey: { ...sampleVisitSurvey, answers: [...sampleVisitSurvey.answers, fever] },
      saveVisitSurvey: failures.network,
    });
    send();
    expect(await screen.findByText(/没存上/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /体温/ })).toHaveProperty('value', '36.8');
    gateway.answer({
      saveVisitSurvey: storesAnswers([...sampleVisitSurvey.answers, fever]),
      submitVisitSurvey: businessRefusal('surveyClosed', '问卷已停止填写'),
    });
    send();
    const way = await screen.findByRole('link', { name: '继续预约' });
    expect(way.getAttribute('href')).toBe('/standard/booking/reservation/h-1/s-1?patientId=p-1');
  });
});
