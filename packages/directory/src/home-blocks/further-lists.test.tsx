// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { locales as care } from '@xinglin/care';
import {
  createMockGateway,
  listOf,
  preparePage,
  sampleBanner,
  sampleHospital,
  sampleNotice,
  sampleSpecialDepartments,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import FurtherBlocks from '../components/further-blocks';
import { locales } from '../locales';

afterEach(cleanup);

async function show(answers: GatewayAnswers) {
  const { element } = await preparePage(
    <FurtherBlocks city={null} lists={['specialDepartments', 'hospitals', 'notices']} />,
    { care, directory: locales },
    { path: '/', user: null },
    { gateway: createMockGateway(answers) },
  );
  render(element);
}

const full: GatewayAnswers = {
  getIndividualBanner: listOf([sampleBanner]),
  listSpecialDepartments: listOf(sampleSpecialDepartments),
  mergeSearchHospitals: listOf([sampleHospital]),
  getNoticeDetail: listOf([sampleNotice]),
};

it('shows the further lists of the channel and the banner that the operator placed', async () => {
  await show(full);
  const hrefOf = async (name: RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf(/^精神心理\s*失眠/)).toBe('/standardepartment/mental-health');
  expect(await hrefOf(/^孩子发烧，先看这几条/)).toBe('/diseasepage/child-fever');
  expect(await hrefOf(/^浙江省立同仁医院/)).toBe('/hospital/h-1');
  expect(await screen.findByRole('heading', { name: '公告' })).toBeTruthy();
});

it('leaves out what would lead elsewhere, and a list without anything', async () => {
  await show({
    ...full,
    getIndividualBanner: listOf([{ ...sampleBanner, confUrl: 'https://example.com/' }]),
    listSpecialDepartments: listOf([]),
  });
  expect(await screen.findByRole('heading', { name: '公告' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /孩子发烧/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: '特色科室' })).toBeNull();
});
