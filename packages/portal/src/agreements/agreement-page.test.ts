import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PortalServer } from '../server';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, serveTinyPortal } from '../testing/tiny-server';

let gateway: TinyGateway;
let portal: PortalServer;
beforeAll(async () => {
  gateway = await startTinyGateway();
  portal = await serveTinyPortal(gateway);
  gateway.answer('/moduleoperate/agreement/detail.json', ({ body }) => {
    const { type, bsType = 'default', version = '2.0', channel } = JSON.parse(body);
    if (bsType === 'nothing')
      return { status: 403, body: { code: -7, message: 'none', data: null } };
    const versions = [
      { version: '2.0', effectiveOn: '2026-06-01', status: 'current' },
      { version: '1.0', effectiveOn: '2026-01-01', status: 'former' },
    ];
    const shown = versions.find((one) => one.version === version) ?? versions[1];
    return {
      data: {
        ...shown,
        type,
        bsType,
        title: `<b>${type}</b> ${channel ?? 'common'}`,
        blocks: [
          { kind: 'heading', text: 'Of {platform}' },
          {
            kind: 'paragraph',
            spans: [
              { text: 'Call {phone}, <script>, ' },
              { text: 'see', agreement: 'children' },
              { text: 'bold', strong: true },
            ],
          },
          {
            kind: 'list',
            ordered: false,
            items: [[{ text: '用 {platform} 看 ' }], [{ text: 'by {platform} only' }]],
          },
        ],
        versions,
      },
    };
  });
  gateway.answer('/moduleoperate/agreement/list.json', {
    data: {
      items: [
        {
          type: 'business',
          bsType: 'registration',
          version: '1.0',
          effectiveOn: '2026-01-01',
          status: 'current',
          title: 'Before you book',
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 1,
    },
  });
});
afterAll(() => gateway.close());

/** Without the state, which holds every text of the language. */
const markupOf = (html: string) => html.replace(/<script type="application\/json".*$/s, '');

const get = async (path: string, host?: string) => {
  const answer = await askPortal(portal, path, {}, host);
  return { status: answer.status, headers: answer.headers, html: markupOf(await answer.text()) };
};

const asked = () => JSON.parse(gateway.calls.at(-1)?.body ?? '{}');

test('shows the text with the channel’s name and phone, and nothing of it as markup', async () => {
  const { status, html, headers } = await get('/agreement/legal');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=600');
  expect(html).toContain('<h2>Of 杏林健康</h2>');
  expect(html).toMatch(/Call 9\d{7}, &lt;script&gt;, /);
  expect(html).toContain('href="/agreement/children"');
  expect(html).toContain('<strong>bold</strong>');
  expect(html).toContain('<li>用杏林健康看</li><li>by 杏林健康 only</li>');
  expect(html).toContain('<title>&lt;b&gt;legal&lt;/b&gt; common - 杏林健康</title>');
});

test('points to the hospital’s own number where the channel has none', async () => {
  const silent = await serveTinyPortal(gateway, { NODE_ENV: 'production' });
  const html = markupOf(await (await askPortal(silent, '/agreement/legal')).text());
  expect(html).toContain('Call （就诊医院公布的号码）, &lt;script&gt;, ');
  expect(html).not.toContain('{phone}');
});

test.each([
  ['/agreement/privacy-old', { type: 'privacy', version: 'previous' }],
  ['/agreement/privacy?version=1.0', { type: 'privacy', version: '1.0' }],
  ['/agreement/legal-old?channel=vip', { type: 'legal', version: 'previous', channel: 'vip' }],
  ['/agreement/business?bsType=registration', { type: 'business', bsType: 'registration' }],
  ['/my/expert/evaluation/protocol', { type: 'business', bsType: 'review' }],
  ['/agreement/business?channel=vip', { type: 'business', channel: 'vip' }],
  ['/agreement/wyslegal', { type: 'doctorLegal' }],
  ['/agreement/labor-agreement', { type: 'labor' }],
  ['/jsgd/agreement?channel=other', { type: 'service', channel: 'jsgd' }],
  ['/jsgd/policy', { type: 'privacy', channel: 'jsgd' }],
  ['/common/privacy', { type: 'privacySummary' }],
])('%s asks for what its address says', async (path, input) => {
  expect((await get(path)).status).toBe(200);
  expect(asked()).toEqual(input);
});

test('the rules of check-ups are for who has signed in', async () => {
  expect((await get('/diagnosis-platform/agreement/detail')).status).toBe(302);
  expect((await get('/agreement/business?bsType=checkUp')).status).toBe(200);
});

test('a former version says so and leads to the one in force', async () => {
  const { html } = await get('/agreement/children?version=1.0');
  expect(html).toContain('这是历史版本');
  expect(html).toContain('href="/agreement/children"');
  expect((await get('/agreement/children')).html).not.toContain('这是历史版本');
});

test('what does not exist is not found', async () => {
  expect((await get('/agreement/business?bsType=nothing')).status).toBe(404);
});

test('the overview leads to each agreement', async () => {
  const { html } = await get('/agreement?channel=vip');
  expect(asked()).toEqual({ channel: 'vip' });
  expect(html).toContain('href="/agreement/business?channel=vip&amp;bsType=registration"');
  expect(html).toContain('Before you book');
});
