// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { listOf, sampleConsultServices, sampleDoctor } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../../locales/renewals/zh-Hans.json';
import { showPage } from '../../../testing/show-renewals';
import * as addressPage from './receiving-address.page';
import * as furtherPage from './further-consult.page';

afterEach(cleanup);

describe('the address', () => {
  const asker = '/consult/opendrugs/simplify?prescriptionId=rx-1';
  const path = `/consult/opendrugs/receiving-address?backurl=${encodeURIComponent(asker)}`;

  it('leads back to the form that asked', async () => {
    await showPage(addressPage, { path });
    const [address] = screen
      .getAllByRole('link')
      .filter((one) => one.getAttribute('href') === `${asker}&addressId=a-1`);
    expect(address).toBeTruthy();
  });

  it('offers to add a first one, and does not lead out of the portal', async () => {
    await showPage(addressPage, {
      path: '/consult/opendrugs/receiving-address?backurl=https://evil.example',
      gateway: { listAddresses: listOf([]) },
    });
    expect(screen.getByText(texts.receivingAddress.none)).toBeTruthy();
    expect(
      screen.getByRole('link', { name: texts.receivingAddress.add }).getAttribute('href'),
    ).toContain(encodeURIComponent('/consult/opendrugs'));
  });
});

describe('asking the same doctor', () => {
  const path = '/consult/opendrugs/further-consult';
  const getExpertConsultInfo = {
    doctor: sampleDoctor,
    services: [
      {
        ...sampleConsultServices.fast,
        kind: 'imageText' as const,
        title: '图文咨询',
        priceCents: 3800,
      },
    ],
    consultCount: 12,
  };

  it('shows each way with its price, and the way to a visit', async () => {
    await showPage(furtherPage, {
      path: `${path}?prescriptionId=rx-1`,
      gateway: { getExpertConsultInfo },
    });
    const ask = await screen.findByRole('link', { name: /图文咨询/ });
    expect(ask.getAttribute('href')).toContain(`doctorId=${sampleDoctor.doctorId}`);
    expect(screen.getByText('38')).toBeTruthy();
    expect(screen.getByRole('link', { name: new RegExp(texts.furtherConsult.book) })).toBeTruthy();
  });

  it('asks a visitor to sign in, and nothing of the gateway', async () => {
    const { gateway } = await showPage(furtherPage, {
      path: `${path}?prescriptionId=rx-1`,
      user: null,
    });
    expect(screen.getByRole('link', { name: texts.signIn.act })).toBeTruthy();
    expect(gateway.made).toEqual([]);
  });

  it('offers the other ways where no prescription is named', async () => {
    await showPage(furtherPage, { path });
    expect(screen.getByRole('link', { name: new RegExp(texts.other.consult) })).toBeTruthy();
  });
});
