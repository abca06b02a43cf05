// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { chosen, open } from '../../asking-fixture';
import * as ask from './ask.page';

afterEach(cleanup);

const times = ['2026-11-20T20:00:00+08:00', '2026-11-20T20:05:00+08:00'] as const;

it('merges what another device wrote into the draft, and saves both', async () => {
  const former = { question: '头疼', fileIds: [], savedAt: times[0] };
  const elsewhere = { ...former, question: '头疼三天', treated: '吃了布洛芬', savedAt: times[1] };
  const { gateway } = await open(ask, '/my/bconsult/ask?doctorId=d-1', {
    ...chosen,
    getConsultDraft: { draft: former },
    saveConsultDraft: (_input, before) =>
      before === 0 ? { savedAt: times[1], other: elsewhere } : { savedAt: times[1] },
  });
  const question = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '病情描述' });
  fireEvent.change(question, { target: { value: '头疼，还发烧' } });
  const both = '头疼三天\n，还发烧';
  await waitFor(() => expect(question.value).toBe(both), { timeout: 3000 });
  expect(screen.getByText(/另一台设备/)).toBeTruthy();
  expect(screen.getByDisplayValue('吃了布洛芬')).toBeTruthy();
  expect(await screen.findByText('已保存草稿', {}, { timeout: 3000 })).toBeTruthy();
  expect(gateway.inputsOf('saveConsultDraft')).toMatchObject([
    { draft: { question: '头疼，还发烧' }, knownAt: times[0] },
    { draft: { question: both, treated: '吃了布洛芬' }, knownAt: times[1] },
  ]);
});
