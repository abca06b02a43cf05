import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from './call-fixture';

const candidate = (name: string) => ({ candidate: name, sdpMid: '0', sdpMLineIndex: 0 });
let page: ReturnType<typeof openPage>;
/** A patient waits, and the doctor answers. */
async function answered(has: readonly string[] = ['audio', 'video']) {
  page = openPage(has);
  page.desk.call = {
    callId: 'call-1',
    state: 'ringing',
    mode: 'video',
    round: 1,
    clientId: 'phone',
  };
  await page.goOn();
  expect(page.text('status')).toBe('患者正在等待视频通话');
  expect(page.text('join')).toBe('接听');
  await page.press('join');
}
const pictures = () => ['own', 'remote'].filter((name) => !page.part(name).hidden);
const offers = () => page.desk.sent.filter(({ type }) => type === 'offer');

describe('the doctor’s side of a call by video', () => {
  beforeEach(() => answered());

  it('offers with its devices, and connects by the answer and by candidates that came before it', async () => {
    expect(page.peers).toHaveLength(1);
    const [peer] = page.peers;
    expect(peer?.added).toEqual(['audio', 'video']);
    expect(offers()).toEqual([{ type: 'offer', sdp: 'offer of the doctor' }]);
    peer?.fire('icecandidate', { candidate: candidate('mine') });
    page.tell({ type: 'candidate', ...candidate('early') });
    await page.goOn();
    expect(peer?.candidates).toEqual([]);
    page.tell({ type: 'answer', sdp: 'theirs' });
    page.tell({ type: 'candidate', ...candidate('late') });
    await page.goOn();
    expect(peer?.remoteDescription).toMatchObject({ type: 'answer', sdp: 'theirs' });
    expect(peer?.candidates).toEqual([candidate('early'), candidate('late')]);
    expect(page.desk.sent).toContainEqual({ type: 'candidate', ...candidate('mine') });
    peer?.reach('connected');
    expect([page.text('status'), page.text('left')]).toEqual(['通话中', '还剩 2 分钟']);
    expect(page.part('join').hidden).toBe(true);
  });

  it('lets its own offer stand where two cross, and answers one that comes later', async () => {
    const [peer] = page.peers;
    page.tell({ type: 'offer', sdp: 'crossing' });
    await page.goOn();
    expect(peer?.remoteDescription).toBeNull();
    page.tell({ type: 'answer', sdp: 'theirs' });
    page.tell({ type: 'offer', sdp: 'later' });
    await page.goOn();
    expect(peer?.remoteDescription).toMatchObject({ sdp: 'later' });
    expect(page.desk.sent.at(-1)).toEqual({ type: 'answer', sdp: 'answer of the doctor' });
  });

  it('connects anew in a new round, and hears nothing of the former one', async () => {
    if (page.desk.call) page.desk.call = { ...page.desk.call, round: 3, clientId: 'tablet' };
    page.tell({ type: 'answer', sdp: 'of before' }, 2);
    await page.goOn();
    expect(page.peers.map(({ closed }) => closed)).toEqual([true, false]);
    expect(page.peers[1]?.remoteDescription).toBeNull();
    expect(page.peers[1]?.added).toEqual(['audio', 'video']);
  });

  it('stays in a round though the answer to a signal of a former one comes later', async () => {
    page.desk.late = page.desk.call && { ...page.desk.call };
    if (page.desk.call) page.desk.call = { ...page.desk.call, round: 3, clientId: 'tablet' };
    await page.goOn();
    await page.goOn();
    expect(page.peers.map(({ closed }) => closed)).toEqual([true, false]);
    expect(offers()).toHaveLength(2);
  });

  it('sends nothing more of a round that is over', async () => {
    page.desk.lost = 2;
    page.peers[0]?.fire('icecandidate', { candidate: candidate('of before') });
    if (page.desk.call) page.desk.call = { ...page.desk.call, round: 3, clientId: 'tablet' };
    await page.goOn();
    await page.goOn();
    expect(page.desk.sent.map(({ type }) => type)).toEqual(['offer', 'offer']);
  });

  it('answers a patient who offers once more and has not got the doctor’s offer', async () => {
    const [peer] = page.peers;
    page.tell({ type: 'offer', sdp: 'crossing' });
    page.tell({ type: 'offer', sdp: 'once more' });
    await page.goOn();
    expect(peer?.remoteDescription).toMatchObject({ sdp: 'once more' });
    expect(page.desk.sent.at(-1)).toEqual({ type: 'answer', sdp: 'answer of the doctor' });
  });

  it('restores a line that failed, and can be entered anew', async () => {
    page.peers[0]?.reach('failed');
    expect(page.peers[0]?.restarts).toBe(1);
    expect([page.text('status'), page.text('join')]).toEqual(['连接中断，正在恢复…', '重新连接']);
    await page.press('join');
    expect(page.peers.map(({ closed }) => closed)).toEqual([true, false]);
    expect(page.desk.device).toBe('page-1-2');
  });

  it('stops the camera for sound alone, all devices for writing, and begins them again', async () => {
    expect(pictures()).toEqual(['own', 'remote']);
    await page.press('audio');
    expect(pictures()).toEqual([]);
    expect(page.tracks.map(({ kind, stopped }) => [kind, stopped])).toEqual([
      ['audio', false],
      ['video', true],
    ]);
    if (page.desk.call) page.desk.call = { ...page.desk.call, mode: 'text' };
    await page.goOn();
    expect(page.tracks.every(({ stopped }) => stopped)).toBe(true);
    expect(page.text('status')).toBe('已改用文字，请在下方回复患者');
    expect(pictures()).toEqual([]);
    await page.press('video');
    expect(page.tracks.filter(({ stopped }) => !stopped)).toHaveLength(2);
    expect(pictures()).toEqual(['own', 'remote']);
  });

  it('mutes and covers without leaving', async () => {
    await page.press('mute');
    await page.press('camera');
    expect(page.tracks.map(({ enabled, stopped }) => [enabled, stopped])).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(page.part('mute').attributes['aria-pressed']).toBe('true');
    await page.press('mute');
    expect(page.tracks[0]?.enabled).toBe(true);
  });

  it.each(['the doctor', 'the patient', 'another page of the doctor'])(
    'lets go of all devices when it is over by %s',
    async (by) => {
      if (by === 'the doctor') await page.press('leave');
      if (by === 'the patient' && page.desk.call) page.desk.call.state = 'ended';
      if (by === 'another page of the doctor') page.desk.device = 'page-2-1';
      await page.goOn();
      expect(page.tracks.every(({ stopped }) => stopped)).toBe(true);
      expect(page.peers[0]?.closed).toBe(true);
      expect(page.part('leave').hidden).toBe(true);
      expect(page.text('status')).toBe(
        by === 'another page of the doctor' ? '通话已在另一个页面继续' : '通话已结束',
      );
    },
  );

  it('sends a signal again that was lost on the way', async () => {
    page.desk.lost = 2;
    page.peers[0]?.fire('icecandidate', { candidate: candidate('mine') });
    for (const _ of ['once', 'twice']) await page.goOn();
    expect(page.desk.sent.filter(({ type }) => type === 'candidate')).toHaveLength(1);
  });
});

describe('a doctor whose computer lacks devices', () => {
  it('is heard alone where there is no camera, and sees the patient', async () => {
    await answered(['audio']);
    expect(page.peers[0]?.added).toEqual(['audio', 'video recvonly']);
    expect(page.text('devices')).toBe('没有可用的摄像头：患者只能听到您的声音');
    expect(page.part('camera').hidden).toBe(true);
  });

  it('sees and hears the patient, and writes, where there is neither', async () => {
    await answered([]);
    expect(page.peers[0]?.added).toEqual(['audio recvonly', 'video recvonly']);
    expect(page.text('devices')).toContain('请用文字回复');
    expect(offers()).toHaveLength(1);
  });
});

it('rings the patient, and connects once they are there', async () => {
  page = openPage(['audio', 'video']);
  await page.goOn();
  expect([page.text('status'), page.text('join')]).toEqual(['现在没有视频通话', '呼叫患者']);
  await page.press('join');
  expect(page.text('status')).toBe('正在呼叫患者…');
  expect(page.peers).toEqual([]);
  page.desk.call = {
    callId: 'call-1',
    state: 'joined',
    mode: 'video',
    round: 2,
    clientId: 'phone',
  };
  await page.goOn();
  expect(page.peers).toHaveLength(1);
  expect(offers()).toHaveLength(1);
});
