import { PDFDocument } from '@cantoo/pdf-lib';
import { businessErrors } from '@xinglin/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCheckUp, checkUpCents, openCheckUps } from '../../testing/check-up-fixture';
import { paidNotice, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let checkUps: Awaited<ReturnType<typeof openCheckUps>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  checkUps = await openCheckUps(gateway);
});
afterAll(() => gateway.dispose());

type Kind = 'diagnosis' | 'general';

async function newPerson() {
  const person = await checkUps.newPerson();
  const { token } = person;
  const cic = (path: string, body: object) => gateway.call(`/cic/patn/${path}`, body, { token });
  const centre = (path: string, body: object) =>
    gateway.call(`/moduleqk/rest/${path}`, body, { token });
  const file = (fileId: string) =>
    gateway.app.request(`/kanoupload/file/${fileId}`, { headers: { token } });
  return { ...person, cic, centre, file };
}

/** A person with an unpaid order of the platform, or of another kind. */
async function ordered(kind: Kind = 'diagnosis') {
  const person = await newPerson();
  const checkUp = await addCheckUp(gateway.services.db, { kind });
  const { data } = await checkUps.submit(person, checkUp);
  return { ...person, orderNo: data.orderNo as string };
}

/** The same, paid by the platform's own call. */
async function booked() {
  const order = await ordered();
  const { orderNo, cic } = order;
  const { data } = await cic('pay', { orderNo, returnUrl: '/' });
  expect(data.amountCents).toBe(checkUpCents);
  const paymentId = new URL(data.url).pathname.split('/').at(-1) ?? '';
  await sendNotice(gateway, paidNotice(paymentId, checkUpCents));
  return order;
}

const report = (orderNo: string, patientId: string, more: object = {}) =>
  checkUps.desk('report-check-up', {
    orderNo,
    patientId,
    conclusion: { 'zh-Hans': '建议复查' },
    results: [
      {
        code: 'glu',
        name: { 'zh-Hans': '空腹血糖', en: 'Fasting blood sugar' },
        value: '7.2',
        unit: 'mmol/L',
        range: '3.9–6.1',
        flag: 'high',
      },
      { code: 'alt', name: { 'zh-Hans': '谷丙转氨酶' }, value: '22', flag: 'normal' },
    ],
    ...more,
  });

/** The same after the visit, reported, with what else the desk hands in. */
async function reported(more: object = {}) {
  const order = await booked();
  const { orderNo, patientId } = order;
  await checkUps.desk('attend-check-up', { orderNo });
  await report(orderNo, patientId, more);
  return order;
}

const invoice = { title: { type: 'person', name: '沈知秋' }, email: 'qiu@example.com' };

describe('an order of the diagnosis platform', () => {
  it('is listed, paid, given up and invoiced by its owner', async () => {
    const { orderNo, cic, call } = await booked();
    const listed = (await cic('order', {})).data.items;
    expect(listed).toMatchObject([{ orderNo, state: 'booked', packageKind: 'diagnosis' }]);
    expect((await cic('order', { group: 'completed' })).data.items).toEqual([]);
    const refund = await cic('refund', { orderNo, refundCents: checkUpCents });
    expect(refund.data).toMatchObject({ orderNo, refundCents: checkUpCents });
    expect((await call('detail', { orderNo })).data.state).toBe('refunding');
    const visited = await reported();
    expect((await visited.cic('invoice', { orderNo: visited.orderNo, ...invoice })).code).toBe(0);
    expect((await visited.call('detail', { orderNo: visited.orderNo })).data.invoice).toMatchObject(
      { cents: checkUpCents, email: invoice.email },
    );
  });

  it.each([
    ['another account', 'diagnosis' as const, true],
    ['the owner of an order of another kind', 'general' as const, false],
  ])('is out of reach for %s', async (_, kind, isOther) => {
    const { orderNo, ...owner } = await ordered(kind);
    const asking = isOther ? await newPerson() : owner;
    for (const [path, body] of [
      ['pay', { returnUrl: '/' }],
      ['refund', { refundCents: 0 }],
      ['invoice', invoice],
      ['pacs/report', {}],
    ] as const)
      expect((await asking.cic(path, { orderNo, ...body })).status, path).toBe(403);
    expect((await asking.cic('order', {})).data.items).toEqual([]);
  });
});

const picture = async () =>
  (
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#333' } })
      .png()
      .toBuffer()
  ).toString('base64');

describe('pictures of an examination', () => {
  it('are told with what was seen on them to their owner alone', async () => {
    const { orderNo, patientId, cic, call, file } = await reported();
    expect((await cic('pacs/report', { orderNo })).status).toBe(403);
    expect((await call('report', { orderNo })).data.hasPictures).toBe(false);
    const handIn = async (zh: string) =>
      checkUps.desk('picture-check-up', {
        orderNo,
        patientId,
        findings: { 'zh-Hans': zh, en: 'A nodule' },
        pictures: [{ caption: { 'zh-Hans': '胸部' }, picture: await picture() }],
      });
    await handIn('右肺结节 4 mm');
    const { data } = await cic('pacs/report', { orderNo, patientId });
    expect(data).toMatchObject({ findings: '右肺结节 4 mm', pictures: [{ caption: '胸部' }] });
    expect((await call('report', { orderNo })).data.hasPictures).toBe(true);
    const [{ fileId }] = data.pictures;
    expect((await file(fileId)).headers.get('content-type')).toMatch(/^image\//);
    const other = await newPerson();
    expect((await other.file(fileId)).status).toBe(403);
    // Handed in again they take the place of the former ones, and a new report keeps them.
    await handIn('未见结节');
    expect((await file(fileId)).status).toBe(403);
    await report(orderNo, patientId);
    expect((await cic('pacs/report', { orderNo })).data.findings).toBe('未见结节');
  });

  it('need a report that was issued, and are pictures', async () => {
    const { orderNo, patientId } = await booked();
    const findings = { 'zh-Hans': '无' };
    const body = { orderNo, patientId, findings };
    const handIn = (content: string) =>
      checkUps.desk('picture-check-up', {
        ...body,
        pictures: [{ caption: findings, picture: content }],
      });
    expect((await handIn(await picture())).status).toBe(403);
    await checkUps.desk('attend-check-up', { orderNo });
    await report(orderNo, patientId);
    const words = Buffer.from('no picture').toString('base64');
    expect((await handIn(words)).code).not.toBe(0);
  });
});

async function pdf(changed: (document: PDFDocument) => unknown = () => undefined) {
  const document = await PDFDocument.create();
  document.addPage([200, 120]).drawText('Report', { x: 20, y: 60, size: 12 });
  changed(document);
  return Buffer.from(await document.save({ useObjectStreams: false })).toString('base64');
}

describe("the hospital's own report", () => {
  it('is kept without programs, for its owner alone, until another takes its place', async () => {
    const document = await pdf((one) => one.addJavaScript('first', 'app.alert(1)'));
    const { orderNo, patientId, call, file } = await reported({ document });
    const { documentId } = (await call('report', { orderNo })).data;
    const kept = await file(documentId);
    expect(kept.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await kept.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).not.toContain('JavaScript');
    const other = await newPerson();
    expect((await other.file(documentId)).status).toBe(403);
    await report(orderNo, patientId);
    expect((await call('report', { orderNo })).data.documentId).toBeNull();
    expect((await file(documentId)).status).toBe(403);
  });

  it('is refused where it is no PDF or is locked, and nothing is issued then', async () => {
    const { orderNo, patientId, detail } = await checkUps.booked();
    await checkUps.desk('attend-check-up', { orderNo });
    const words = Buffer.from('<html>').toString('base64');
    const refused = await report(orderNo, patientId, { document: words });
    expect(refused.code).toBe(businessErrors.checkUpReportNotPdf);
    const locked = await pdf((one) => one.encrypt({ userPassword: 'secret' }));
    const closed = await report(orderNo, patientId, { document: locked });
    expect(closed.code).toBe(businessErrors.fileRefused);
    expect((await detail()).people).toMatchObject([{ reportReady: false }, { reportReady: false }]);
  });
});

describe('the reports of an account', () => {
  it('are listed with how many values are outside their range', async () => {
    const { orderNo, patientId, centre } = await reported();
    const other = await newPerson();
    expect((await centre('qkcenter/reports', {})).data.items).toMatchObject([
      { orderNo, patientId, outsideCount: 1, packageTitle: '年度体检' },
    ]);
    expect((await other.centre('qkcenter/reports', {})).data.items).toEqual([]);
  });

  it('become the draft of a question to a doctor, with their pictures', async () => {
    const { orderNo, patientId, token, centre } = await reported();
    const findings = { 'zh-Hans': '右肺结节 4 mm' };
    const pictures = [{ caption: findings, picture: await picture() }];
    await checkUps.desk('picture-check-up', { orderNo, patientId, findings, pictures });
    const draft = async () =>
      (await gateway.call('/consult/draft/detail.json', { kind: 'fast' }, { token })).data.draft;
    await gateway.call(
      '/consult/draft/save.json',
      { kind: 'fast', draft: { question: '我头晕' } },
      { token },
    );
    const other = await newPerson();
    expect((await other.centre('consult/order', { orderNo, patientId })).status).toBe(403);
    const ask = () => centre('consult/order', { orderNo, patientId });
    const { question } = (await ask()).data;
    expect(question).toMatch(/^我头晕\n/);
    for (const words of ['7.2 mmol/L', '偏高', '右肺结节 4 mm']) expect(question).toContain(words);
    expect(question).not.toContain('谷丙转氨酶');
    expect(await draft()).toMatchObject({ question, patientId, fileIds: [expect.any(String)] });
    // Asked again, nothing stands there twice.
    expect((await ask()).data.question).toBe(question);
    expect((await draft()).fileIds).toHaveLength(1);
  });
});
