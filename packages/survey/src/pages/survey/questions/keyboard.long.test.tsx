// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { GetSurveyDraftResponse, SurveyQuestion } from '@xinglin/gateway-sdk';
import { sampleSurvey, sampleSurveyDraft } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { showPage } from '../../../testing/show-page';
import * as validPage from '../valid.page';
import * as page from './$surveyCodeId.page';

afterEach(cleanup);

const blocks = 20;
const elder = { preferences: { mode: 'elder' } } as const;
const [sampleGroup] = sampleSurvey.item;
const [sampleQuestion] = sampleGroup?.item ?? [];
if (sampleGroup === undefined || sampleQuestion === undefined) throw new Error('no sample');

const question = (changed: Partial<SurveyQuestion>): SurveyQuestion => ({
  ...sampleQuestion,
  options: [],
  alarms: [],
  ...changed,
});

/** Sixty questions in twenty blocks; the second of each block is asked after a yes alone. */
const longSurvey: GetSurveyDraftResponse = {
  ...sampleSurveyDraft,
  survey: {
    ...sampleSurvey,
    questionCount: 3 * blocks,
    item: Array.from({ length: blocks }, (_, at) => ({
      ...sampleGroup,
      linkId: `block-${at}`,
      text: `第 ${at} 部分`,
      item: [
        question({
          linkId: `has-${at}`,
          text: `第 ${at} 种不适有吗？`,
          options: [
            { code: 'yes', display: '有', score: null, face: null, exclusive: false },
            { code: 'no', display: '没有', score: null, face: null, exclusive: false },
          ],
        }),
        question({
          linkId: `where-${at}`,
          type: 'text',
          text: `第 ${at} 种不适在哪里？`,
          enableWhen: [{ question: `has-${at}`, operator: '=', answer: 'yes' }],
        }),
        question({
          linkId: `days-${at}`,
          type: 'quantity',
          text: `第 ${at} 种不适有几天？`,
          min: 0,
          max: 99,
        }),
      ],
    })),
  },
  answers: [],
};

const focused = () => document.activeElement;
const isRadioOf = (linkId: string) => focused()?.getAttribute('name') === linkId;

it('are sixty by the keyboard alone in elder mode, and a branch that is gone is not sent', async () => {
  const user = userEvent.setup({ delay: null });
  const { gateway, router } = await showPage(page, {
    ...elder,
    path: '/survey/questions/post-consult',
    gateway: { getSurveyDraft: longSurvey },
  });
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name });
    for (let step = 0; step < 10 && focused() !== button; step += 1) await user.tab();
    expect(focused()).toBe(button);
    await user.keyboard('{Enter}');
  };
  // Past what stands above the questions.
  for (let step = 0; step < 10 && !isRadioOf('has-0'); step += 1) await user.tab();
  for (let at = 0; at < blocks; at += 1) {
    for (let step = 0; step < 3 && !isRadioOf(`has-${at}`); step += 1) await user.tab();
    expect(isRadioOf(`has-${at}`)).toBe(true);
    await user.keyboard(' ');
    await user.tab();
    expect(focused()).toBe(screen.getByLabelText(`第 ${at} 种不适在哪里？`));
    await user.keyboard(`头 ${at}`);
    if (at % 2 === 1) {
      // Thinks better of it: back, and the other option.
      await user.tab({ shift: true });
      expect(isRadioOf(`has-${at}`)).toBe(true);
      await user.keyboard('{ArrowDown}');
      expect(screen.queryByLabelText(`第 ${at} 种不适在哪里？`)).toBeNull();
    }
    await press(texts.questions.next);
    const days = await screen.findByLabelText(`第 ${at} 种不适有几天？`);
    for (let step = 0; step < 3 && focused() !== days; step += 1) await user.tab();
    await user.keyboard(String(at));
    await press(at === blocks - 1 ? texts.questions.check : texts.questions.next);
    if (at < blocks - 1)
      await screen.findByRole('heading', { level: 2, name: `第 ${at + 1} 种不适有吗？` });
  }
  await waitFor(() => expect(router.state.location.pathname).toBe('/survey/valid'));
  const saves = gateway.inputsOf('saveSurveyDraft') as readonly Pick<
    GetSurveyDraftResponse,
    'answers'
  >[];
  const changes = saves.flatMap(({ answers }) => answers.map((one) => [one.linkId, one] as const));
  const saved = [...new Map(changes).values()];
  // The draft keeps all that was typed, so that another change of mind loses nothing.
  expect(saved).toHaveLength(3 * blocks);
  cleanup();

  const check = await showPage(validPage, {
    ...elder,
    path: '/survey/valid?surveyCodeId=post-consult',
    gateway: { getSurveyDraft: { ...longSurvey, answers: saved } },
  });
  for (let at = 0; at < blocks; at += 1) {
    const shown = screen.queryAllByText(`头 ${at}`);
    expect(shown, `answer ${at}`).toHaveLength(at % 2 === 1 ? 0 : 1);
  }
  const send = screen.getByRole('button', { name: texts.validation.send });
  for (let step = 0; step < 90 && focused() !== send; step += 1) await user.tab();
  expect(focused()).toBe(send);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(check.gateway.inputsOf('submitSurvey')).toMatchObject([{ responseId: 's-1' }]),
  );
}, 120_000);
