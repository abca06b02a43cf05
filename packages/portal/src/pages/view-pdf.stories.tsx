import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageSetting } from '@xinglin/testing';
import { statesOf } from '@xinglin/testing/stories';
import { expect } from 'storybook/test';
import * as page from './view-pdf.page';

const meta = { title: 'Portal/View a file', component: page.default } satisfies Meta<
  typeof page.default
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of two lines, as small as the format allows. */
const smallPdf = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 5 0 R/Resources<</Font<</F 6 0 R>>>>>>endobj',
  '4 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 5 0 R/Resources<</Font<</F 6 0 R>>>>>>endobj',
  '5 0 obj<</Length 40>>stream\nBT /F 24 Tf 40 120 Td (A first page) Tj ET\nendstream endobj',
  '6 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
  'trailer<</Root 1 0 R>>',
].join('\n');

/** The library and its worker come first. */
const patient = { timeout: 20_000 };

/** Lets the page have this answer for its file. */
const answering = (answer: () => Promise<Response>) => () => {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('/gateway/') ? answer() : before(input, init);
  return () => (globalThis.fetch = before);
};
const file = { path: '/view-pdf?fileId=a1' } satisfies PageSetting;

/** Stands first: a file's first story is also drawn without a browser, for which the library has another build. */
export const Missing: Story = { parameters: { path: '/view-pdf' } satisfies PageSetting };

export const Read: Story = {
  ...statesOf(page, file, { without: { signedOut: 'told by the answer to the file, below' } }).full,
  beforeEach: answering(
    async () => new Response(smallPdf, { headers: { 'content-type': 'application/pdf' } }),
  ),
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('region', { name: '第 1 页，共 2 页' }, patient);
    await expect(page).toBeVisible();
    await canvas.findAllByText('A first page', undefined, patient);
  },
};

export const Broken: Story = {
  parameters: file,
  beforeEach: answering(
    async () => new Response('no file', { headers: { 'content-type': 'application/pdf' } }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('文件无法显示', undefined, patient)).toBeVisible();
  },
};

export const SignedOut: Story = {
  parameters: file,
  beforeEach: answering(async () => new Response(null, { status: 401 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '登录' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: file,
  beforeEach: answering(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
