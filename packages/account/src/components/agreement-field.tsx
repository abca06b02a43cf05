import type { Problem } from '@xinglin/forms';
import { href } from '@xinglin/routes';
import { Checkbox, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementLink } from './agreement-link';

interface AgreementFieldProps {
  id: string;
  checked: boolean;
  error: string | undefined;
  onCheckedChange: (checked: boolean) => void;
}

/** What ticking the box agrees to; the gateway writes down which versions were in force. */
export const agreementsInBox = ['service', 'privacy'] as const;

/** What is wrong while the box is not ticked; `translate` is i18next's `t`. */
export function agreementProblems(
  agreed: boolean,
  translate: (key: string) => string,
): Problem<'agreement'>[] {
  return agreed ? [] : [{ field: 'agreement', message: translate('account:agreement.required') }];
}

const agreementLinks = {
  service: (words: string) => (
    <AgreementLink to={href('portal.agreementService')}>{words}</AgreementLink>
  ),
  privacy: (words: string) => (
    <AgreementLink to={href('portal.agreementPrivacy')}>{words}</AgreementLink>
  ),
};

/** The agreements, to be ticked by the person; they open beside the form, so that nothing typed is lost. */
export function AgreementField({
  id,
  checked,
  error,
  onCheckedChange,
}: AgreementFieldProps): ReactElement {
  const { t } = useTranslation('account');
  return (
    <Checkbox
      id={id}
      checked={checked}
      error={error}
      onCheckedChange={onCheckedChange}
      label={<RichText text={t('agreement.label')} parts={agreementLinks} />}
    />
  );
}
