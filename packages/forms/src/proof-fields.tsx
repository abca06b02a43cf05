import { TextField } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { SentCodeField } from './sent-code-field';
import type { useProof } from './use-proof';

interface ProofFieldsProps {
  proof: Pick<ReturnType<typeof useProof>, 'toField' | 'codeField'>;
  /** Of the number or address. */
  label: string;
  /** Of its code. */
  codeLabel: string;
  /** How it is used, below its field. */
  hint?: string | undefined;
  /** In the field, before the number: its country. */
  start?: ReactNode;
}

/** A number or an address, and the code that proves it. */
export function ProofFields({
  proof: { toField, codeField },
  codeLabel,
  ...texts
}: ProofFieldsProps): ReactElement {
  return (
    <>
      <TextField {...toField} {...texts} />
      <SentCodeField {...codeField} label={codeLabel} />
    </>
  );
}
