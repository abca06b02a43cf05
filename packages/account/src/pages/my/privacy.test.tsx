// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  failures,
  listOf,
  preparePage,
  samplePatients,
  type GatewayAnswers,
} from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { centreLocales, locales } from '../../locales';
import AuthorizationDetailPage from './auth-detail.page';
import AuthorizationListPage from './auth-list.page';
import PrivacyPage from './privacy.page';
import ProfilePrivacyPage from './profile/privacy.page';

afterEach(cleanup);

async function open(path: string, element: ReactElement, answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(
    element,
    { account: locales, centre: centreLocales },
    { path },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}

const at = '2026-11-02T09:00:00+08:00';
const consents = listOf([
  {
    patientId: 'p-1',
    patientName: '王秀兰',
    purposes: [{ purpose: 'sensitiveData' as const, given: true, version: '2.0', at }],
  },
]);
const authorization = {
  partnerCode: 'sanming',
  partnerName: '三明健康',
  scopes: ['profile' as const, 'orders' as const],
  patientIds: null,
  gmtAuthorized: at,
};

describe('consents', () => {
  const ledger = listOf([
    {
      entryId: 'e-1',
      kind: 'given' as const,
      about: { of: 'agreement' as const, type: 'privacy' as const, title: '隐私政策' },
      version: '2.0',
      at,
    },
    {
      entryId: 'e-2',
      kind: 'withdrawn' as const,
      about: { of: 'channel' as const, name: '三明健康' },
      version: null,
      at,
    },
  ]);

  it('to agreements stand above what became of them, and a page without them shows the rest', async () => {
    const answers = { listPatientConsents: consents, listConsentLedger: ledger };
    await open('/my/privacy', <PrivacyPage />, {
      ...answers,
      listAgreementConsents: listOf([
        {
          consentId: 'c-1',
          type: 'privacy' as const,
          bsType: 'default' as const,
          title: '隐私政策',
          version: '2.0',
          effectiveOn: '2026-10-01',
          givenAt: at,
        },
      ]),
    });
    const card = within(await screen.findByRole('region', { name: '已同意的协议' }));
    expect(card.getByText('2026年11月2日同意，版本 2.0')).toBeTruthy();
    cleanup();
    await open('/my/privacy', <PrivacyPage />, {
      ...answers,
      listAgreementConsents: failures.network,
    });
    expect(await screen.findByText('王秀兰')).toBeTruthy();
    expect(screen.queryByText('已同意的协议')).toBeNull();
  });

  it('are withdrawn by a switch, and a refusal is told beside it', async () => {
    const { gateway } = await open('/my/privacy', <PrivacyPage />, {
      listPatientConsents: consents,
      listConsentLedger: ledger,
      listAgreementConsents: listOf([]),
      changePatientConsent: businessRefusal('patientInUse', '还有未完成的预约'),
    });
    const patient = within(await screen.findByRole('region', { name: '王秀兰' }));
    const consent = patient.getByRole('switch', { name: '处理敏感个人信息' });
    expect(consent).toHaveProperty('checked', true);
    fireEvent.click(consent);
    expect(await patient.findByText('还有未完成的预约')).toBeTruthy();
    expect(gateway.inputsOf('changePatientConsent')).toEqual([
      { patientId: 'p-1', purpose: 'sensitiveData', given: false },
    ]);
  });

  it('show every change with what it was about', async () => {
    await open('/my/privacy', <PrivacyPage />, {
      listPatientConsents: consents,
      listConsentLedger: ledger,
      listAgreementConsents: listOf([]),
    });
    expect(await screen.findByText('隐私政策（版本 2.0）')).toBeTruthy();
    expect(screen.getByText('向三明健康提供信息')).toBeTruthy();
  });
});

describe('authorisations', () => {
  it('are listed, and an empty list says so', async () => {
    await open('/my/auth-list', <AuthorizationListPage />, { listAuthorizations: listOf([]) });
    expect(await screen.findByText('没有授权')).toBeTruthy();
  });

  it('tell what a channel may know, and are taken back after a question', async () => {
    const { gateway, router } = await open(
      '/my/auth-detail?partner=sanming',
      <AuthorizationDetailPage />,
      {
        listAuthorizations: listOf([authorization]),
        listPatients: listOf([samplePatients.mother]),
        withdrawAuthorization: { done: true },
      },
    );
    expect(await screen.findByText('账号资料、预约记录')).toBeTruthy();
    expect(screen.getByText('全部就诊人')).toBeTruthy();
    expect(screen.getByRole('link', { name: '选择就诊人' }).getAttribute('href')).toBe(
      '/my/patients/auth-select?partner=sanming',
    );
    fireEvent.click(screen.getByRole('button', { name: '取消授权' }));
    const dialog = within(screen.getByRole('alertdialog', { name: '取消对三明健康的授权？' }));
    fireEvent.click(dialog.getByRole('button', { name: '取消授权' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/auth-list'));
    expect(gateway.inputsOf('withdrawAuthorization')).toEqual([{ partnerCode: 'sanming' }]);
  });

  it('that are gone say so', async () => {
    await open('/my/auth-detail?partner=other', <AuthorizationDetailPage />, {
      listAuthorizations: listOf([authorization]),
      listPatients: listOf([]),
    });
    expect(await screen.findByText('这项授权已不存在')).toBeTruthy();
  });
});

describe('a copy of the data', () => {
  const copy = {
    exportId: 'x-1',
    format: 'fhir' as const,
    patientName: '王秀兰',
    state: 'ready' as const,
    requestedAt: at,
    expiresAt: '2026-11-09T09:00:00+08:00',
    size: 900,
    url: '/kanoupload/file/f-1',
  };

  it('is asked for, of everything or of one patient, and fetched when it is there', async () => {
    const { mother } = samplePatients;
    const { gateway } = await open('/my/profile/privacy', <ProfilePrivacyPage />, {
      listPatients: listOf([mother]),
      listDataExports: (_, before) => listOf(before === 0 ? [] : [copy]),
      requestDataExport: { exportId: 'x-1' },
    });
    fireEvent.change(await screen.findByRole('combobox', { name: '导出内容' }), {
      target: { value: 'p-1' },
    });
    fireEvent.click(screen.getByRole('button', { name: '生成副本' }));
    const link = await screen.findByRole('link', { name: /王秀兰的患者摘要/ });
    expect(link.getAttribute('href')).toBe('/gateway/kanoupload/file/f-1');
    expect(gateway.inputsOf('requestDataExport')).toEqual([{ format: 'fhir', patientId: 'p-1' }]);
  });
});
