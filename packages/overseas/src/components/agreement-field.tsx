import type { Problem } from '@xinglin/forms';
import { href } from '@xinglin/routes';
import { Checkbox, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What is wrong while the box is not ticked; `translate` is i18next's `t`. */
export function agreementProblems(
  agreed: boolean,
  translate: (key: string) => string,
): Problem<'agreement'>[] {
  return agreed ? [] : [{ field: 'agreement', message: translate('overseas:agreement.required') }];
}

// They open beside the form, so that nothing typed is lost.
const links = {
  conditions: (words: string) => (
    <a href={href('overseas.conditions')} target="_blank" rel="noreferrer">
      {words}
    </a>
  ),
  privacy: (words: string) => (
    <a href={href('overseas.privacy')} target="_blank" rel="noreferrer">
      {words}
    </a>
  ),
};

/** The terms of use and the privacy policy, to be ticked by the person. */
export function AgreementField({
  id,
  checked,
  error,
  onCheckedChange,
}: {
  id: string;
  checked: boolean;
  error: string | undefined;
  onCheckedChange: (checked: boolean) => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  return (
    <Checkbox
      id={id}
      checked={checked}
      error={error}
      onCheckedChange={onCheckedChange}
      label={<RichText text={t('agreement.label')} parts={links} />}
    />
  );
}
