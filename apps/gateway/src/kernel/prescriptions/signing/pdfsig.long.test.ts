import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createPdfWriter } from '../../../platform/documents/pdf-writer';
import { makeKeyPair } from './certificates';
import { sealPdf } from './seal';

const run = promisify(execFile);

// Debian's package poppler-utils has it: the long run fails where it is missing.
it('is a signature that pdfsig calls valid', async () => {
  const writer = createPdfWriter();
  const folder = await mkdtemp(join(tmpdir(), 'pdfsig-'));
  try {
    const authority = await makeKeyPair({ name: '根', organisation: '示例', authority: null });
    const pair = await makeKeyPair({ name: '示例医院', organisation: '示例', authority });
    const drawn = await writer.write({
      language: 'zh-Hans',
      title: '处方笺',
      mark: { label: '处方号', text: '8841 0272', note: '示例' },
      facts: [{ label: '患者', text: '王秀兰' }],
      list: null,
      footer: [],
      seal: { name: '示例医院', reason: '处方笺', at: new Date('2026-11-22T04:06:00Z') },
    });
    const file = join(folder, 'sheet.pdf');
    const sealed = await sealPdf(drawn, pair, authority.certificate);
    await writeFile(file, sealed);
    const { stdout } = await run('pdfsig', [file]);
    expect(stdout).toContain('Signature Validation: Signature is Valid.');
    expect(stdout).toContain('Total document signed');
    expect(stdout).toContain('ETSI.CAdES.detached');
    const changed = Buffer.from(sealed);
    changed[changed.length - 40] = (changed[changed.length - 40] ?? 0) ^ 1;
    await writeFile(file, changed);
    const { stdout: broken } = await run('pdfsig', [file]).catch((error: unknown) => ({
      stdout: String(error),
    }));
    expect(broken).not.toContain('Signature is Valid.');
  } finally {
    await writer.close();
    await rm(folder, { recursive: true });
  }
});
