// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, listOf } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/renewals/zh-Hans.json';
import { showPage } from '../../testing/show-renewals';
import * as applyPage from './applyprescribe/$id.page';
import * as fastApplyPage from '../fast/prescription/apply.page';
import * as entryPage from './prescription/entry.page';
import * as requestsPage from './prescription.page';
import * as specialPage from './prescription/special.page';

afterEach(cleanup);

describe('my requests', () => {
  const path = '/consult/prescription';

  it('lists what waits for a doctor and what was prescribed', async () => {
    await showPage(requestsPage, { path });
    const waiting = screen.getByRole('link', { name: /王一诺 · 氨溴索口服液/ });
    expect(waiting.getAttribute('href')).toBe('/consult/order-detail/c-9?to=talk');
    const written = screen.getByRole('link', { name: /王秀兰 · 氨氯地平片/ });
    expect(written.getAttribute('href')).toBe('/my/prescription/list?prescriptionId=rx-1');
    expect(written.textContent).toContain(texts.state.dispensed);
  });

  it('links to renewing where nothing was requested', async () => {
    await showPage(requestsPage, {
      path,
      gateway: {
        listRenewals: { items: [] },
        listPrescriptions: { ...listOf([]), counts: { current: 0, past: 0 } },
      },
    });
    expect(screen.getByText(texts.requests.none)).toBeTruthy();
  });
});

describe('a prescription in a consult', () => {
  const none = { orderKey: 'c-1', askedAt: null, reason: null, prescriptionId: null };
  const askedAt = '2026-11-20T09:00:00+08:00';

  it.each([
    ['in the path', applyPage, '/consult/applyprescribe/c-1'],
    ['in the query', fastApplyPage, '/fast/prescription/apply?orderKey=c-1'],
  ])('is requested by its consult %s, once', async (_, page, path) => {
    const { gateway } = await showPage(page, {
      path,
      gateway: {
        checkApplyPrescribeCard: { ...none, status: 'possible' },
        sendApplyPrescribeCard: 'never',
      },
    });
    const ask = screen.getByRole('button', { name: texts.apply.ask });
    fireEvent.click(ask);
    fireEvent.click(ask);
    await waitFor(() =>
      expect(gateway.inputsOf('sendApplyPrescribeCard')).toEqual([{ orderKey: 'c-1' }]),
    );
  });

  it('says why it could not be requested', async () => {
    await showPage(applyPage, {
      path: '/consult/applyprescribe/c-1',
      gateway: {
        checkApplyPrescribeCard: { ...none, status: 'possible' },
        sendApplyPrescribeCard: businessRefusal('conversationClosed', '对话已结束'),
      },
    });
    fireEvent.click(screen.getByRole('button', { name: texts.apply.ask }));
    expect((await screen.findAllByText('对话已结束')).length).toBeGreaterThan(0);
  });

  it('shows the reason of the doctor who prescribes nothing', async () => {
    await showPage(applyPage, {
      path: '/consult/applyprescribe/c-1',
      gateway: {
        checkApplyPrescribeCard: { ...none, status: 'refused', askedAt, reason: '要先做心电图' },
      },
    });
    expect(screen.getByText('医生说：要先做心电图')).toBeTruthy();
  });

  it('links to the sheet once it is signed', async () => {
    await showPage(applyPage, {
      path: '/consult/applyprescribe/c-1',
      gateway: {
        checkApplyPrescribeCard: {
          ...none,
          status: 'prescribed',
          askedAt,
          prescriptionId: 'rx-1',
        },
      },
    });
    expect(screen.getByRole('link', { name: texts.apply.see }).getAttribute('href')).toBe(
      '/my/prescription/list?prescriptionId=rx-1',
    );
  });
});

describe('what renewing is', () => {
  it('says its steps, its price and what is not renewed', async () => {
    await showPage(entryPage, { path: '/consult/prescription/entry' });
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText(/续方费 ¥5。/)).toBeTruthy();
    expect(screen.getByText('2 小时内答复，医生会看您的回答')).toBeTruthy();
  });

  it.each([
    ['', false],
    ['?prescriptionId=rx-1', true],
  ])('offers proof for a prescription that is named: %s', async (query, hasProof) => {
    await showPage(specialPage, { path: `/consult/prescription/special${query}` });
    const proof = screen.queryByRole('link', { name: new RegExp(texts.special.proof) });
    expect(proof !== null).toBe(hasProof);
  });
});
