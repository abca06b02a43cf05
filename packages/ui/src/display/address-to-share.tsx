import { useState, type ReactElement } from 'react';
import { useHref } from 'react-router';
import { Button } from '../actions/button';
import { copyText } from '../feedback/copy-text';
import { NoticeBar } from '../feedback/notice-bar';
import { AddressCode } from './address-code';
import { Note } from './text-layout';

/** An address of this portal to hand on: as a code for a person nearby, and as a link to copy for a person far away. */
export function AddressToShare({
  address,
  codeLabel,
  copyLabel,
  copied,
  byHand,
}: {
  /** Inside the portal. */
  readonly address: string;
  readonly codeLabel: string;
  readonly copyLabel: string;
  /** Said when the link is on the clipboard. */
  readonly copied: string;
  /** Said above the link where it cannot be copied for the person. */
  readonly byHand: string;
}): ReactElement {
  const inside = useHref(address);
  const [sent, setSent] = useState<{ readonly isCopied: boolean; readonly link: string }>();
  const copy = async () => {
    const link = new URL(inside, window.location.origin).href;
    setSent({ isCopied: await copyText(link), link });
  };
  return (
    <>
      <AddressCode address={address} label={codeLabel} />
      <Button block variant="outline" onClick={() => void copy()}>
        {copyLabel}
      </Button>
      {sent && <NoticeBar live>{sent.isCopied ? copied : byHand}</NoticeBar>}
      {sent?.isCopied === false && <Note>{sent.link}</Note>}
    </>
  );
}
