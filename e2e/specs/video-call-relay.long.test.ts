import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures/own-portal-test';
import { newPatient } from '../fixtures/people';
import { hasTurnServer, startTurnServer, type TurnServer } from '../fixtures/turn-server';
import {
  buttonOf,
  conversationPath,
  enterCall,
  expectBothSeen,
  joinCall,
  keepConnections,
  openDoctorWindow,
  videoConsult,
  withDevices,
} from '../fixtures/video-calls';

const test = base.extend<object, { readonly turn: TurnServer | null }>({
  turn: [
    async ({}, use) => {
      const turn = hasTurnServer() ? await startTurnServer() : null;
      await use(turn);
      await turn?.stop();
    },
    { scope: 'worker' },
  ],
  portalSettings: [async ({ turn }, use) => use(turn?.settings ?? {}), { scope: 'worker' }],
});

test.use({ launchOptions: withDevices });
test.skip(!hasTurnServer(), 'needs coturn');

test('a call goes through a TURN server, and comes back when the line was cut', async ({
  page: patient,
  browser,
  portal,
  gateway,
  signedIn,
  turn,
}) => {
  const relayed = (page: Page) => keepConnections(page, 'relay');
  const patientId = await gateway.addPatient(newPatient({ mobile: signedIn.mobile }));
  const orderKey = await videoConsult(gateway, patientId);
  await relayed(patient);
  const desk = await openDoctorWindow(browser, portal, gateway, {
    orderKey,
    prepare: relayed,
  });
  const doctor = desk.page;
  await patient.goto(conversationPath(orderKey));
  await buttonOf(patient, '视频通话').click();
  await enterCall(patient);
  await joinCall(doctor, '接听视频');
  await expectBothSeen(patient, doctor);

  turn?.cut();
  await expect(patient.getByText('网络断了，正在重新连接…')).toBeVisible();
  await expect(patient.getByText(/^连不上.*医生/)).toBeVisible();
  turn?.mend();
  // So long a cut leaves sound alone, until the patient wants the picture back.
  await expect(patient.getByText('已接通', { exact: true })).toBeVisible();
  await expect(patient.getByText(/^网络不好，已改为只用声音/)).toBeVisible();
  await buttonOf(patient, '改回视频').click();
  await expectBothSeen(patient, doctor);
  await buttonOf(patient, '挂断').click();
  await expect(doctor.getByText('通话已结束', { exact: true })).toBeVisible();
  await desk.close();
});
