// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import texts from '../../../locales/renewals/zh-Hans.json';
import { refusedRenewal, sampleRenewal, sampleSheet } from '../../../samples/renewal-samples';
import { showPage } from '../../../testing/show-renewals';
import * as specialistPage from './specialis-survey.page';
import * as page from './survey.page';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const path = '/consult/opendrugs/survey?prescriptionId=rx-1';
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const asked = (question: string) => screen.findByRole('heading', { name: question });
const free = { orderKey: 'c-1', amountCents: 0, payBefore: null, isFree: true };

describe('the survey', () => {
  it('asks one question a screen, then shows the answers and sends them', async () => {
    const { gateway, router } = await showPage(page, {
      path,
      gateway: {
        listRenewals: { items: [{ ...sampleRenewal, priceCents: 0 }] },
        submitRenewalConsult: free,
      },
    });
    choose(texts.takes.sometimes);
    press(texts.survey.next);
    await asked(texts.question.sideEffects);
    choose(texts.sideEffects.yes);
    fireEvent.change(screen.getByRole('textbox', { name: texts.sideEffects.which }), {
      target: { value: '脚肿' },
    });
    press(texts.survey.next);
    await asked(texts.question.lastReading);
    press(texts.survey.next);
    await asked(texts.question.allergies);
    fireEvent.click(screen.getByRole('checkbox', { name: texts.allergy.penicillins }));
    press(texts.survey.next);
    expect(await screen.findByText('脚肿')).toBeTruthy();
    press(texts.act.renewFree);
    await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/c-1'));
    expect(gateway.inputsOf('submitRenewalConsult')).toMatchObject([
      {
        survey: {
          takesAsPrescribed: 'sometimes',
          sideEffects: '脚肿',
          allergyClasses: ['penicillins'],
        },
      },
    ]);
  });

  it('says on the screen what is missing, and stays there', async () => {
    await showPage(page, { path });
    press(texts.survey.next);
    expect(await screen.findByText(texts.problem.takes)).toBeTruthy();
    expect(screen.getByRole('heading', { name: texts.question.takes })).toBeTruthy();
  });

  it('keeps place and answers over a reload', async () => {
    await showPage(page, { path });
    choose(texts.takes.no);
    cleanup();
    await showPage(page, { path: `${path}&question=sideEffects` });
    expect(screen.getByRole('heading', { name: texts.question.sideEffects })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: texts.survey.before }));
    await asked(texts.question.takes);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: texts.takes.no }).checked).toBe(
      true,
    );
  });

  it('returns to the answers after one was changed', async () => {
    await showPage(page, { path: `${path}&question=check` });
    fireEvent.click(screen.getByRole('link', { name: `修改：${texts.question.takes}` }));
    await asked(texts.question.takes);
    choose(texts.takes.always);
    press(texts.survey.changed);
    expect(await screen.findByText(texts.survey.answers)).toBeTruthy();
    expect(screen.getByText(texts.takes.always)).toBeTruthy();
  });
});

describe('the survey with proof', () => {
  const specialist = '/consult/opendrugs/specialis-survey?prescriptionId=rx-2';
  const of = (refusal: Parameters<typeof refusedRenewal>[0], patientAge: number) => ({
    listRenewals: { items: [refusedRenewal(refusal)] },
    getPrescription: { ...sampleSheet, prescriptionId: 'rx-2', patientAge },
  });

  it('wants pictures of the last visit where the gateway has none on record', async () => {
    const gateway = of({ why: 'needsVisit', olderThanMonths: 3 }, 75);
    await showPage(specialistPage, { path: `${specialist}&question=proof`, gateway });
    press(texts.survey.next);
    expect(await screen.findByText(texts.problem.proof)).toBeTruthy();
  });

  it('wants a guardian who is present with a child', async () => {
    const gateway = of({ why: 'child' }, 5);
    await showPage(specialistPage, { path: `${specialist}&question=guardian`, gateway });
    choose(texts.guardian.no);
    press(texts.survey.next);
    expect(await screen.findByText(texts.problem.guardianAbsent)).toBeTruthy();
    choose(texts.guardian.yes);
    press(texts.survey.next);
    await asked(texts.question.proof);
  });

  it('asks a woman of 30 whether she is pregnant', async () => {
    const gateway = of({ why: 'needsVisit', olderThanMonths: 3 }, 30);
    await showPage(specialistPage, { path: `${specialist}&question=pregnancy`, gateway });
    expect(screen.getByRole('radio', { name: texts.pregnancy.yes })).toBeTruthy();
  });

  it('says why where no answer helps', async () => {
    const gateway = of({ why: 'specialMedicine', name: '地西泮片' }, 75);
    await showPage(specialistPage, { path: specialist, gateway });
    expect(screen.getByText(texts.named.refused)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.survey.next })).toBeNull();
  });
});
