import type { Page } from '@playwright/test';
import { newPatient } from '../fixtures/people';
import { expect, test } from '../fixtures/portal-test';
import { expectSoundScreen } from '../fixtures/screen';
import {
  buttonOf,
  conversationPath,
  enterCall,
  expectBothSeen,
  expectMoving,
  heardBy,
  keepConnections,
  joinCall,
  openDoctorWindow,
  videoConsult,
  withDevices,
} from '../fixtures/video-calls';

test.use({ launchOptions: withDevices });

const shows = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text, typeof text === 'string' ? { exact: true } : {})).toBeVisible();
const sound = (page: Page) => expectSoundScreen(page, { locale: 'zh-Hans' });

test('a patient and a doctor see each other, lose each other and hang up', async ({
  page: patient,
  browser,
  portal,
  gateway,
  signedIn,
}) => {
  await keepConnections(patient);
  const patientId = await gateway.addPatient(newPatient({ mobile: signedIn.mobile }));
  const orderKey = await videoConsult(gateway, patientId);
  await patient.goto(conversationPath(orderKey));
  await buttonOf(patient, '视频通话').click();
  await expectMoving(patient.getByLabel('您自己的画面'));
  await sound(patient);
  await enterCall(patient);
  await sound(patient);

  const desk = await openDoctorWindow(browser, portal, gateway, { orderKey });
  const doctor = desk.page;
  await joinCall(doctor, '接听视频');
  await expectBothSeen(patient, doctor);
  await sound(patient);

  const heard = await heardBy(patient);
  await expect.poll(() => heardBy(patient)).toBeGreaterThan(heard);
  await buttonOf(doctor, '静音').click();
  await expect(buttonOf(doctor, '取消静音')).toBeVisible();
  await expect
    .poll(async () => {
      const before = await heardBy(patient);
      await patient.waitForTimeout(2500);
      return (await heardBy(patient)) - before;
    })
    .toBeLessThan(1e-6);
  await buttonOf(doctor, '取消静音').click();
  await buttonOf(patient, '静音').click();
  await buttonOf(patient, '打开声音').click();

  await buttonOf(patient, '只用声音').click();
  await shows(patient, '现在只用声音');
  await shows(doctor, '语音通话，画面已关闭');
  await buttonOf(patient, '改回视频').click();
  // The other side turns no camera on.
  await buttonOf(doctor, '打开摄像头').click();
  await expectBothSeen(patient, doctor);

  await patient.reload();
  await expectBothSeen(patient, doctor);
  await doctor.reload();
  await joinCall(doctor, '视频');
  await expectBothSeen(patient, doctor);

  await buttonOf(patient, '改成打字').click();
  await shows(doctor, '患者改用文字，请在下方回复');
  await buttonOf(patient, '回到通话').click();
  await buttonOf(patient, '进入通话').click();
  await buttonOf(doctor, '打开摄像头').click();
  await expectBothSeen(patient, doctor);

  await buttonOf(patient, '挂断').click();
  await shows(patient, /^通话已结束，时长约 \d+ 分钟。$/);
  await shows(doctor, '通话已结束');
  await buttonOf(patient, '继续打字').click();
  await shows(patient, /视频通话已结束，通话 \d+ 分钟/);

  await joinCall(doctor, '再次呼叫');
  await buttonOf(patient, '接听').click();
  await buttonOf(patient, '进入通话').click();
  await expectBothSeen(patient, doctor);
  await buttonOf(doctor, '挂断').click();
  await shows(patient, /^通话已结束，时长约 \d+ 分钟。$/);
  await desk.close();
});

test('a call goes on on another device, and while the portal is not reached', async ({
  page: phone,
  context,
  browser,
  portal,
  gateway,
  signedIn,
  consoleGuard,
}) => {
  // What the offline phone asks for.
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED/);
  const patientId = await gateway.addPatient(newPatient({ mobile: signedIn.mobile }));
  const orderKey = await videoConsult(gateway, patientId);
  const desk = await openDoctorWindow(browser, portal, gateway, { orderKey });
  const doctor = desk.page;
  await phone.goto(conversationPath(orderKey));
  await buttonOf(phone, '视频通话').click();
  await enterCall(phone);
  await joinCall(doctor, '接听视频');
  await expectBothSeen(phone, doctor);

  const tablet = await context.newPage();
  await tablet.goto(conversationPath(orderKey));
  await buttonOf(tablet, '回到通话').click();
  await buttonOf(tablet, '进入通话').click();
  await expectBothSeen(tablet, doctor);
  await shows(phone, '通话在另一台设备上继续。这里的摄像头和麦克风已经关闭。');
  await tablet.close();

  await buttonOf(phone, '在这里继续通话').click();
  await buttonOf(phone, '进入通话').click();
  await expectBothSeen(phone, doctor);
  await context.setOffline(true);
  await phone.waitForTimeout(8000);
  await expectBothSeen(phone, doctor);
  await context.setOffline(false);
  await buttonOf(doctor, '挂断').click();
  await shows(phone, /^通话已结束，时长约 \d+ 分钟。$/);
  await desk.close();
});

test('a call works with whatever devices there are', async ({
  page: patient,
  browser,
  portal,
  gateway,
  signedIn,
}) => {
  await patient.addInitScript(() => {
    const { mediaDevices } = navigator;
    mediaDevices.getUserMedia = async () => {
      throw new DOMException('not allowed', 'NotAllowedError');
    };
  });
  const patientId = await gateway.addPatient(newPatient({ mobile: signedIn.mobile }));
  const orderKey = await videoConsult(gateway, patientId);
  const desk = await openDoctorWindow(browser, portal, gateway, { orderKey });
  const doctor = desk.page;
  await patient.goto(conversationPath(orderKey));
  await buttonOf(patient, '视频通话').click();
  await shows(patient, /^摄像头和麦克风：没有得到允许/);
  await sound(patient);
  await enterCall(patient);
  await joinCall(doctor, '接听视频');
  await shows(patient, '已接通');
  await expectMoving(patient.getByLabel(/医生的画面$/));
  await sound(patient);
  await buttonOf(patient, '挂断').click();
  await desk.close();
});
