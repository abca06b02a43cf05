// @vitest-environment happy-dom
import { listOf, sampleHotDepartments, type GatewayAnswers } from '@xinglin/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showPage } from '../testing/show-page';
import * as page from '../pages/search.page';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  getSearchEntranceRecommend: listOf([{ entryId: 'cough', kind: 'symptom', name: '咳嗽' }]),
  listSearchSuggestions: ({ q }) =>
    listOf([
      { kind: 'hospital', thingId: 'h-1', withinId: null, name: `${q}医院`, note: '杭州' },
      { kind: 'disease', thingId: 'asthma', withinId: null, name: '哮喘', note: '呼吸内科' },
    ]),
};

const open = async (gateway: GatewayAnswers = answers) => {
  const shown = await showPage(page, { path: '/search', gateway });
  const box = screen.getByRole('searchbox');
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  return { ...shown, box, type };
};

describe('suggestions', () => {
  it('come when the hand rests, for what was typed last', async () => {
    const { gateway, type } = await open();
    type('哮');
    type('哮喘');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '哮喘医院医院 · 杭州',
      '哮喘疾病与症状 · 呼吸内科',
    ]);
    expect(gateway.inputsOf('listSearchSuggestions')).toEqual([{ q: '哮喘' }]);
  });

  it('are gone through with the arrows and chosen with enter', async () => {
    const { router, box, type } = await open();
    type('哮');
    await screen.findAllByRole('option');
    expect(box.getAttribute('role')).toBe('combobox');
    const active = () => screen.queryByRole('option', { selected: true })?.textContent;
    const press = (key: string) => fireEvent.keyDown(box, { key });
    expect(active()).toBeUndefined();
    press('ArrowDown');
    expect(active()).toContain('哮医院');
    press('ArrowUp');
    expect(active()).toBeUndefined();
    press('ArrowUp');
    expect(active()).toContain('哮喘');
    expect(box.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    press('Enter');
    await waitFor(() => expect(router.state.location.pathname).toBe('/diseasepage/asthma'));
  });

  it('are chosen with a tap, and close with escape and when the box is left', async () => {
    const { router, box, type } = await open();
    type('哮');
    await screen.findAllByRole('option');
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(screen.queryByRole('option')).toBeNull();
    type('哮喘');
    await screen.findAllByRole('option');
    fireEvent.blur(box);
    expect(screen.queryByRole('option')).toBeNull();
    type('哮');
    fireEvent.click((await screen.findAllByRole('option'))[0] ?? box);
    await waitFor(() => expect(router.state.location.pathname).toBe('/hospital/h-1'));
  });

  it('leave a word to the input method, and the search to the box', async () => {
    const { router, box, type } = await open();
    type('哮');
    await screen.findAllByRole('option');
    fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(router.state.location.pathname).toBe('/search');
  });

  it('are none where they cannot be loaded', async () => {
    const { listSearchSuggestions: _gone, ...others } = answers;
    const { gateway, type } = await open(others);
    type('哮');
    await waitFor(() => expect(gateway.inputsOf('listSearchSuggestions')).toHaveLength(1));
    expect(screen.queryByRole('option')).toBeNull();
  });
});

it('begins with what is common at this time of the year', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: '这个季节常见' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '咳嗽' }).getAttribute('href')).toBe(
    '/diseasepage/cough',
  );
});
