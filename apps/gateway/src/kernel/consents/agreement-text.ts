import type { AgreementBlock, AgreementSpan } from '@xinglin/contract';
import { AgreementType } from '@xinglin/contract';
import { lexer, type Token, type Tokens } from 'marked';
import type { z } from 'zod';

export type AgreementBlocks = readonly z.output<typeof AgreementBlock>[];
type Span = z.output<typeof AgreementSpan>;

/** A text that is no agreement; the message says which part of it. */
export class AgreementTextError extends Error {
  override readonly name = 'AgreementTextError';
}

/** What stands in one file: title and day in front, then the text. */
export interface AgreementSource {
  readonly title: string;
  readonly effectiveOn: string;
  readonly blocks: AgreementBlocks;
}

/**
 * Reads a file: lines of `title:` and `effective:` between two `---`, then Markdown of headings, paragraphs,
 * lists, bold words, and links whose target is the type of another agreement.
 * @throws AgreementTextError for anything else, HTML and addresses above all.
 */
export function readAgreement(source: string): AgreementSource {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const field = (name: string): string =>
    new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const title = field('title');
  const effectiveOn = field('effective');
  if (title === '' || !/^\d{4}-\d{2}-\d{2}$/.test(effectiveOn))
    throw new AgreementTextError('has no title, or no day as in "effective: 2026-11-01"');
  const blocks = lexer(body).flatMap((token) => blockOf(token));
  if (blocks.length === 0) throw new AgreementTextError('has no text');
  return { title, effectiveOn, blocks };
}

function blockOf(token: Token): AgreementBlocks {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [{ kind: 'heading', text: wordsOf(spansOf(token)) }];
    case 'paragraph':
      return [{ kind: 'paragraph', spans: spansOf(token) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map((item) => spansOf(item)) }];
    }
    default:
      throw new AgreementTextError(`holds a ${token.type}: "${token.raw.slice(0, 40)}"`);
  }
}

const wordsOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

function spansOf({ tokens = [] }: { readonly tokens?: Token[] | undefined }): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'text':
        // A list's item wraps its words once more.
        return 'tokens' in token && token.tokens !== undefined
          ? spansOf({ tokens: token.tokens })
          : [{ text: plain((token as Tokens.Text).text) }];
      case 'escape':
        return [{ text: (token as Tokens.Escape).text }];
      case 'strong':
        return [{ text: wordsOf(spansOf(token)), strong: true }];
      case 'link': {
        const agreement = AgreementType.safeParse((token as Tokens.Link).href);
        if (!agreement.success)
          throw new AgreementTextError(`links to "${(token as Tokens.Link).href}"`);
        return [{ text: wordsOf(spansOf(token)), agreement: agreement.data }];
      }
      default:
        throw new AgreementTextError(`holds a ${token.type}: "${token.raw.slice(0, 40)}"`);
    }
  });
}

/** A line break within a paragraph is none. Chinese lines join without a space. */
function plain(text: string): string {
  return text.replace(/\s*\n\s*/g, (_, at: number) =>
    /[\x20-\x7e]/.test(text[at - 1] ?? '') ? ' ' : '',
  );
}
