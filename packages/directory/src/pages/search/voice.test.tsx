// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SpeechRecognition } from '../../model/speech';
import { showPage } from '../../testing/show-page';
import * as page from './doctor/voice.page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A browser that listens; what is said is told by the test. */
function listening() {
  const made: SpeechRecognition[] = [];
  vi.stubGlobal(
    'webkitSpeechRecognition',
    class implements SpeechRecognition {
      lang = '';
      interimResults = false;
      onresult: SpeechRecognition['onresult'] = null;
      onerror: SpeechRecognition['onerror'] = null;
      onend: SpeechRecognition['onend'] = null;
      start = vi.fn();
      abort = vi.fn();
      constructor() {
        made.push(this);
      }
    },
  );
  return made;
}

const said = (transcript: string, isFinal: boolean) => ({
  results: [{ isFinal, 0: { transcript } }],
});
const show = () => showPage(page, { path: '/search/doctor/voice' });

it('says where a browser cannot listen, and leads to typing', async () => {
  await show();
  expect(await screen.findByText('这个浏览器不能听写')).toBeTruthy();
  expect(screen.getByRole('link', { name: '改用打字' }).getAttribute('href')).toBe(
    '/search/doctor',
  );
});

it('searches for what was said, in the language of the reader', async () => {
  const made = listening();
  const { router } = await show();
  fireEvent.click(await screen.findByRole('button', { name: '开始说话' }));
  const [recognition] = made;
  expect(recognition?.lang).toBe('zh-CN');
  expect(recognition?.start).toHaveBeenCalledOnce();
  act(() => recognition?.onresult?.(said('膝盖', false)));
  expect(screen.getByText('膝盖')).toBeTruthy();
  act(() => recognition?.onresult?.(said('膝盖疼。', true)));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search/doctor'));
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('膝盖疼');
});

it('says what went wrong, and listens again', async () => {
  const made = listening();
  await show();
  fireEvent.click(await screen.findByRole('button', { name: '开始说话' }));
  act(() => made[0]?.onerror?.({ error: 'not-allowed' }));
  act(() => made[0]?.onend?.());
  expect(screen.getByText(/没有麦克风的权限/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '开始说话' }));
  act(() => made[1]?.onend?.());
  expect(screen.getByText('没有听清，请再说一遍。')).toBeTruthy();
});

it('stops when it is told to, and when the page is left', async () => {
  const made = listening();
  await show();
  fireEvent.click(await screen.findByRole('button', { name: '开始说话' }));
  fireEvent.click(screen.getByRole('button', { name: '停止' }));
  expect(made[0]?.abort).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: '开始说话' }));
  cleanup();
  expect(made[1]?.abort).toHaveBeenCalled();
});
