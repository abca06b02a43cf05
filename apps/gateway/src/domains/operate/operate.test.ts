import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEntry } from '../../kernel/triage/knowledge-base';
import { openTestGateway, type AnyJson, type TestGateway } from '../../testing/test-gateway';
import { firstItems } from './first-items';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const resource = '/moduleoperate/json/white/operateResource';
const position = async (confPosition: number, headers: Record<string, string> = {}) =>
  (
    await gateway.call(
      '/operative/operativeset/getoperatebyposition.json',
      { confPosition },
      { headers },
    )
  ).data.items;
const desk = (action: string, body: object) =>
  gateway.call(`/sandbox/desk/${action}`, { staff: 'operator', ...body });
const item = (change: object = {}) => ({
  resourceId: 'position-99',
  name: { 'zh-Hans': '义诊', 'zh-Hant': '義診', en: 'Free clinic' },
  url: '/search?q=clinic',
  ...change,
});
const names = (items: AnyJson) => items.map(({ confName }: { confName: string }) => confName);

describe('what the operator places', () => {
  it('stands at its position in its order, in the reader’s language', async () => {
    const services = await position(42);
    expect(names(services)).toEqual([
      '在线问诊',
      '专家问诊',
      '发热问诊',
      '公益问诊',
      '疾病与症状',
      '智能导诊',
      '医生排行',
      '夜间周末门诊',
      '体检',
      '服务包',
      '健康服务',
      '肿瘤专区',
      '商城',
      '会员',
      '健康问卷',
      '我的预约',
      '帮助中心',
    ]);
    const english = await gateway.call(
      '/operative/operativeset/getoperatebyposition.json',
      { confPosition: 42 },
      { locale: 'en' },
    );
    expect(names(english.data.items).at(-2)).toBe('My appointments');
    expect(await position(43)).toEqual([]);
  });

  it('has the few entries of home’s first row in a place of their own', async () => {
    expect(names(await position(40))).toEqual(['找医生', '买药', '体检', '会员', '慢病']);
  });

  it('is answered alike to a query and to a form', async () => {
    const query = await gateway.send(
      new Request(`http://gateway${resource}?resourceId=position-42`),
    );
    const form = await gateway.send(
      new Request(`http://gateway${resource}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'resourceId=position-42',
      }),
    );
    expect(query.data.items).toEqual(await position(42));
    expect(form.data).toEqual(query.data);
  });

  it('comes and goes by the desk, and is listed while it is there', async () => {
    const { data } = await desk('place-operate-item', item());
    expect(names(await position(99))).toEqual(['义诊']);
    const listed = await gateway.call('/moduleoperate/json/white/getoperateresource');
    expect(listed.data.items).toContainEqual({ resourceId: 'position-99', itemCount: 1 });
    const picture = await gateway.call('/common/configpicture/pictureInfo', {
      resourceId: 'position-99',
    });
    expect(picture.data.picture).toMatchObject({ confName: '义诊', confUrl: '/search?q=clinic' });
    await desk('place-operate-item', item({ itemId: data.itemId, url: '/department/more' }));
    expect(await position(99)).toMatchObject([{ confUrl: '/department/more' }]);
    expect((await desk('withdraw-operate-item', { itemId: data.itemId })).code).toBe(0);
    expect(await position(99)).toEqual([]);
    expect((await desk('withdraw-operate-item', { itemId: 'no-such-item' })).code).toBe(-7);
    const none = await gateway.call('/common/configpicture/pictureInfo', {
      resourceId: 'position-99',
    });
    expect(none.data.picture).toBeNull();
  });

  it('leads nowhere else', async () => {
    for (const url of [
      'https://example.com/',
      '//example.com',
      '/\\example.com',
      'javascript:alert(1)',
      'search',
    ])
      expect((await desk('place-operate-item', item({ url }))).status).toBe(422);
  });

  it('can be of one channel, one area, and one time', async () => {
    const resourceId = 'home-banner';
    await desk('place-operate-item', item({ resourceId, appId: 'sanming-h5' }));
    await desk('place-operate-item', item({ resourceId, areaId: '330100' }));
    const now = gateway.services.clock.now().getTime();
    const [startsAt, endsAt] = [1, 2].map((hours) =>
      new Date(now + hours * 3_600_000).toISOString(),
    );
    await desk('place-operate-item', item({ resourceId: 'position-98', startsAt, endsAt }));
    const banners = async (input: object, headers: Record<string, string> = {}) =>
      (
        await gateway.call('/moduleoperate/json/white/operate/banner/getindividualbanner', input, {
          headers,
        })
      ).data.items.length;
    expect(await banners({})).toBe(1);
    expect(await banners({}, { appid: 'sanming-h5' })).toBe(2);
    expect(await banners({ areaId: '330100' })).toBe(2);
    expect(await banners({ areaId: '310100' })).toBe(1);
    expect(await position(98)).toEqual([]);
    await gateway.advance(3_600_000);
    expect(await position(98)).toHaveLength(1);
    await gateway.advance(3_600_000);
    expect(await position(98)).toEqual([]);
  });

  it('stays as the operator left it when the gateway starts anew', async () => {
    await desk('withdraw-operate-item', { itemId: 'position-42-help' });
    const other = await gateway.another();
    const { data } = await other.call('/operative/operativeset/getoperatebyposition.json', {
      confPosition: 42,
    });
    expect(names(data.items)).not.toContain('帮助中心');
    await other.dispose();
  });
});

describe('media focus', () => {
  const ask = async (input: object = {}, locale?: 'en') =>
    (await gateway.call('/moduleoperate/json/white/mediafocus/list.json', input, { locale })).data;

  it('is in the operator’s order, found by words and department, page by page', async () => {
    const all = await ask();
    expect(names(all.items)).toEqual([
      '突然说不清话、一侧没力气',
      '高血压、糖尿病，平时怎么管',
      '医生公益问诊',
    ]);
    expect(names((await ask({ label: '糖尿' })).items)).toEqual(['高血压、糖尿病，平时怎么管']);
    expect(names((await ask({ label: 'FREE' }, 'en')).items)).toEqual([
      'Doctors who answer for free',
    ]);
    expect(names((await ask({ category: 'neurology' })).items)).toEqual(names([all.items[0]]));
    expect(await ask({ pageNo: 2, pageSize: 2 })).toMatchObject({
      items: [all.items[2]],
      total: 3,
    });
  });

  it('is placed and withdrawn at the desk', async () => {
    const { data } = await desk('place-operate-item', item({ resourceId: 'media-focus' }));
    for (const label of ['义诊', '義診'])
      expect(names((await ask({ label })).items)).toEqual(['义诊']);
    await desk('withdraw-operate-item', { itemId: data.itemId });
    expect((await ask({ label: '义诊' })).items).toEqual([]);
  });
});

describe('special departments', () => {
  const ask = async (input: object = {}) =>
    (await gateway.call('/moduleoperate/json/white/gethotdepartment.json', input)).data.items;

  it('are ten, those of the operator first, each with a page and a picture of its own', async () => {
    const items = await ask();
    expect(items).toHaveLength(10);
    expect(new Set(items.map(({ image }: AnyJson) => image)).size).toBe(10);
    for (const one of items)
      expect(one).toMatchObject({
        isIndividuation: true,
        confUrl: `/standardepartment/${one.deptId}`,
        subConfName: expect.stringMatching(/./),
      });
  });

  it('are filled up with those that have most doctors, none of them twice', async () => {
    const items = await ask({ pageSize: 20 });
    const ids = items.map(({ deptId }: AnyJson) => deptId);
    expect(new Set(ids).size).toBe(20);
    expect(items.at(-1)).toMatchObject({ confId: null, isIndividuation: false, subConfName: '' });
    const hot = await gateway.call('/moduleoperate/json/white/gethotdept.json');
    const usual = await ask({ personalDept: 0, pageSize: 8 });
    expect(usual.map(({ deptId }: AnyJson) => deptId)).toEqual(
      hot.data.items.map(({ deptId }: AnyJson) => deptId),
    );
  });

  it('leave out what the directory does not have', async () => {
    await desk('place-operate-item', item({ resourceId: 'position-97', deptId: 'no-such-one' }));
    const [first] = await ask({ confPosition: 97, pageSize: 1 });
    expect(first.isIndividuation).toBe(false);
  });
});

it('begins with entries of the knowledge base that there are', () => {
  const entries = firstItems(new Date()).flatMap(
    ({ url }) => /^\/diseasepage\/(?<id>.+)$/.exec(url)?.groups?.['id'] ?? [],
  );
  expect(entries).not.toEqual([]);
  for (const id of entries) expect(findEntry(id, 'zh-Hans')).not.toBeNull();
});
