import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AgreementType } from '@xinglin/contract';
import { toTraditional } from '../../platform/translate';
import type { Locale } from '../../platform/context';
import { AgreementTextError, readAgreement, type AgreementBlocks } from './agreement-text';

/** A version of an agreement as its files say, in every language. */
export interface PublishedAgreement {
  readonly type: string;
  readonly businessType: string;
  readonly channel: string;
  readonly version: string;
  readonly effectiveOn: string;
  readonly textHash: string;
  readonly texts: readonly {
    readonly locale: Locale;
    readonly title: string;
    readonly blocks: AgreementBlocks;
  }[];
}

const folderName = /^(?<type>[a-zA-Z]+)(?:\.(?<businessType>[\w-]+))?(?:@(?<channel>[a-z0-9-]+))?$/;

/**
 * Reads the agreements of a folder: `<type>[.<business type>][@<channel>]/<version>.<zh-Hans|en>.md`. Traditional
 * Chinese comes from Simplified.
 * @throws AgreementTextError that names the file.
 */
export function readAgreementFiles(folder: string): PublishedAgreement[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const { type, businessType = 'default', channel = '' } = folderName.exec(name)?.groups ?? {};
      if (!AgreementType.safeParse(type).success || type === undefined)
        throw new AgreementTextError(`${name}: no type of agreement`);
      return versionsIn(join(folder, name)).map((version) => ({
        type,
        businessType,
        channel,
        version,
        ...readVersion(join(folder, name), version),
      }));
    });
}

function versionsIn(folder: string): string[] {
  return readdirSync(folder)
    .map((file) => /^([\d.]+)\.zh-Hans\.md$/.exec(file)?.[1])
    .filter((version) => version !== undefined);
}

function readVersion(
  folder: string,
  version: string,
): Pick<PublishedAgreement, 'effectiveOn' | 'textHash' | 'texts'> {
  const [chinese, english] = (['zh-Hans', 'en'] as const).map((locale) => {
    const file = join(folder, `${version}.${locale}.md`);
    try {
      const source = readFileSync(file, 'utf8');
      return { source, ...readAgreement(source) };
    } catch (error) {
      if (!(error instanceof AgreementTextError)) throw error;
      throw new AgreementTextError(`${file}: ${error.message}`);
    }
  });
  if (!chinese || !english || chinese.effectiveOn !== english.effectiveOn)
    throw new AgreementTextError(`${folder}: ${version} takes effect on two days`);
  return {
    effectiveOn: chinese.effectiveOn,
    textHash: createHash('sha256').update(chinese.source).update(english.source).digest('hex'),
    texts: [
      { locale: 'zh-Hans', title: chinese.title, blocks: chinese.blocks },
      {
        locale: 'zh-Hant',
        title: toTraditional(chinese.title),
        blocks: inTraditional(chinese.blocks),
      },
      { locale: 'en', title: english.title, blocks: english.blocks },
    ],
  };
}

function inTraditional(blocks: AgreementBlocks): AgreementBlocks {
  return blocks.map((block) => {
    const spans = <Span extends { readonly text: string }>(runs: readonly Span[]): Span[] =>
      runs.map((span) => ({ ...span, text: toTraditional(span.text) }));
    switch (block.kind) {
      case 'heading':
        return { ...block, text: toTraditional(block.text) };
      case 'paragraph':
        return { ...block, spans: spans(block.spans) };
      case 'list':
        return { ...block, items: block.items.map(spans) };
    }
  });
}
