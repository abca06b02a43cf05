import { useChannel } from '@xinglin/api';
import type { AgreementBlock, AgreementSpan } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { agreementLink } from './agreement-links';

/** Texts set a name off by spaces, as its letters may be Latin; between Chinese characters stands none. */
function withoutHanSpaces(text: string): string {
  return text.replaceAll(/(\p{Script=Han}) (?=[\p{Script=Han}《（]|$)/gu, '$1');
}

/** The text of an agreement, with the channel's name and phone where the text leaves room for them. */
export function AgreementBody({
  blocks,
  channel,
}: {
  blocks: readonly AgreementBlock[];
  channel: string | undefined;
}): ReactElement {
  const { t } = useTranslation('shared');
  const { phone } = useChannel();
  const platform = t('brand.name');
  const fill = (text: string) =>
    withoutHanSpaces(
      text
        .replaceAll('{platform}', platform)
        .replaceAll('{phone}', phone ?? t('brand.hospitalPhone')),
    );
  const words = (spans: readonly AgreementSpan[]) =>
    spans.map(({ text, strong, agreement }, place) => {
      if (agreement !== undefined)
        return (
          <Link key={place} to={agreementLink(agreement, channel === undefined ? {} : { channel })}>
            {fill(text)}
          </Link>
        );
      return strong ? <strong key={place}>{fill(text)}</strong> : fill(text);
    });
  // Blocks never change their order: a version's text is fixed.
  return (
    <>
      {blocks.map((block, place) => {
        if (block.kind === 'heading') return <h2 key={place}>{fill(block.text)}</h2>;
        if (block.kind === 'paragraph') return <p key={place}>{words(block.spans)}</p>;
        const List = block.ordered ? 'ol' : 'ul';
        return (
          <List key={place}>
            {block.items.map((item, at) => (
              <li key={at}>{words(item)}</li>
            ))}
          </List>
        );
      })}
    </>
  );
}
