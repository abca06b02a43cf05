import { PDFDocument, PDFName, rgb } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { hostilePdf } from '../../testing/hostile-files';
import { createWorkPool } from '../../platform/work-pool/work-pool';
import { cleanPdf as cleanedIn } from './pdf-documents';

const pool = createWorkPool();
afterAll(() => pool.close());
const cleanPdf = (bytes: Buffer, timeoutMs?: number) => cleanedIn(pool, 'sender', bytes, timeoutMs);

/** A page with a line of text, and whatever a test adds to it. */
async function made(change: (document: PDFDocument) => unknown = () => undefined): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 120]).drawText('Invoice 42', { x: 20, y: 60, size: 12 });
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** All objects of a document as text, compressed ones as well. */
async function plain(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object.toString())
    .join('\n');
}

const harmful = /JavaScript|Launch|EmbeddedFile|\/URI|\/AA|\/OpenAction|\/AcroForm|Zhang San/;

describe('a PDF that somebody sends', () => {
  it('keeps its pages and what is drawn on them', async () => {
    const clean = await cleanPdf(
      await made((document) => {
        const page = document.addPage([300, 200]);
        page.drawRectangle({ x: 10, y: 10, width: 50, height: 20, color: rgb(1, 0, 0) });
        document.getForm().createTextField('seal').addToPage(page, { x: 5, y: 5 });
      }),
    );
    const document = await PDFDocument.load(clean ?? new Uint8Array());
    expect(document.getPages().map((page) => page.getSize())).toEqual([
      { width: 200, height: 120 },
      { width: 300, height: 200 },
    ]);
    // What a filled field looks like stays, as a seal's does.
    expect(await plain(clean ?? new Uint8Array())).toContain('/Widget');
  });

  it('loses programs, links, forms, attachments, and who made it', async () => {
    const sent = await made(async (document) => {
      document.setAuthor('Zhang San');
      document.addJavaScript('first', 'app.alert(1)');
      await document.attach(Buffer.from('MZ'), 'program.exe');
      const [page] = document.getPages();
      const { context } = document;
      page?.node.set(PDFName.of('AA'), context.obj({ O: { S: 'JavaScript', JS: 'app.alert(2)' } }));
      const link = (action: Record<string, string>) =>
        context.register(
          context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action }),
        );
      const links = [link({ S: 'Launch', F: 'calc.exe' }), link({ S: 'URI', URI: 'https://x' })];
      page?.node.set(PDFName.of('Annots'), context.obj(links));
      document.catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript', JS: '1' }));
      document.getForm().createTextField('typed');
    });
    expect(await plain(sent)).toMatch(harmful);
    const clean = await cleanPdf(sent);
    expect(clean).not.toBeNull();
    expect(await plain(clean ?? new Uint8Array())).not.toMatch(harmful);
    expect(Buffer.from(clean ?? []).toString('latin1')).not.toMatch(harmful);
  });

  it.each(['plain', 'packed'])(
    'shows its photographs without where they were taken, %s',
    async (how) => {
      const photo = await sharp({
        create: { width: 40, height: 30, channels: 3, background: '#c33' },
      })
        .withExif({ IFD0: { Copyright: 'Zhang San' } })
        .jpeg()
        .toBuffer();
      const sent = await made((document) => {
        const [page] = document.getPages();
        const { context } = document;
        const facts = {
          Type: 'XObject',
          Subtype: 'Image',
          Width: 40,
          Height: 30,
          ColorSpace: 'DeviceRGB',
          BitsPerComponent: 8,
        };
        const picture = context.register(
          how === 'plain'
            ? context.stream(photo, { ...facts, Filter: 'DCTDecode' })
            : context.stream(deflateSync(photo), {
                ...facts,
                Filter: ['FlateDecode', 'DCTDecode'],
              }),
        );
        page?.node.Resources()?.set(PDFName.of('XObject'), context.obj({ P: picture }));
      });
      if (how === 'plain') expect(sent.toString('latin1')).toContain('Zhang San');
      const clean = Buffer.from((await cleanPdf(sent)) ?? []);
      expect(clean.length).toBeGreaterThan(0);
      expect(clean.toString('latin1')).not.toContain('Zhang San');
      const from = clean.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
      const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
      const end = clean.indexOf(Buffer.from([0xff, 0xd9]), from) + 2;
      expect(await pixels(clean.subarray(from, end))).toEqual(await pixels(photo));
    },
  );

  it('is refused when something in what is drawn would still run or open', async () => {
    const sent = await made((document) => {
      const [page] = document.getPages();
      const { context } = document;
      const hidden = context.register(context.obj({ Type: 'Action', S: 'JavaScript', JS: '1' }));
      page?.node.Resources()?.set(PDFName.of('Properties'), context.obj({ P: hidden }));
    });
    expect(await cleanPdf(sent)).toBeNull();
  });

  it.each([
    ['nothing behind its first line', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')],
    ['a lock', Buffer.from('%PDF-1.7\ntrailer\n<</Encrypt 1 0 R /Root 2 0 R>>\n%%EOF\n')],
    [
      'no end',
      Buffer.from(
        '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Kids [2 0 R]',
      ),
    ],
  ])('is refused with %s', async (_, sent) => {
    expect(await cleanPdf(sent)).toBeNull();
  });

  it('is refused when its photographs unpack to more than any document has', async () => {
    const sent = await made((document) => {
      const [page] = document.getPages();
      const { context } = document;
      const packed = deflateSync(Buffer.alloc(101 * 1024 * 1024));
      const facts = { Type: 'XObject', Subtype: 'Image', Filter: ['FlateDecode', 'DCTDecode'] };
      const picture = context.register(context.stream(packed, facts));
      page?.node.Resources()?.set(PDFName.of('XObject'), context.obj({ P: picture }));
    });
    expect(sent.byteLength).toBeLessThan(200_000);
    expect(await cleanPdf(sent)).toBeNull();
  });

  it('is refused when its objects unpack to more memory than a thread has', async () => {
    const small = createWorkPool({ memoryBytes: 96 * 1024 * 1024 });
    const sent = hostilePdf(400);
    expect(await cleanedIn(small, 'sender', sent, 120_000)).toBeNull();
    // The thread was ended: the next document has another one.
    expect(await cleanedIn(small, 'sender', await made(), 120_000)).not.toBeNull();
    await small.close();
  });

  it('is refused, for now, where there is no time for it', async () => {
    await expect(cleanPdf(await made(), 0)).rejects.toMatchObject({ errorName: 'overloaded' });
  });
});
