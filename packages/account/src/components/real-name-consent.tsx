import { href } from '@xinglin/routes';
import { Checkbox, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { AgreementLink } from './agreement-link';

interface RealNameConsentProps {
  id: string;
  /** What is agreed to, with the policy as a link in it. */
  text: string;
  checked: boolean;
  error: string | undefined;
  onChange: (checked: boolean) => void;
}

const links = {
  privacy: (words: string) => (
    <AgreementLink to={href('portal.agreementPrivacy')}>{words}</AgreementLink>
  ),
};

/** Consent to what is done with a document, given apart from everything else. */
export function RealNameConsent(props: RealNameConsentProps): ReactElement {
  const { id, text, checked, error, onChange } = props;
  return (
    <Checkbox
      id={id}
      checked={checked}
      error={error}
      onCheckedChange={onChange}
      label={<RichText text={text} parts={links} />}
    />
  );
}
