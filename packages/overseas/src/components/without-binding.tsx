import { identityApi } from '@xinglin/api';
import { FormProblems, useProblems, type FieldsOfFailures } from '@xinglin/forms';
import { Button, Note } from '@xinglin/ui';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { pathAfterSignIn } from '../model/after-sign-in';
import { forgetSignIn } from '../model/provider-sign-in';
import { AgreementField, agreementProblems } from './agreement-field';

const failureFields: FieldsOfFailures<'agreement'> = {
  knows: (_): _ is 'agreement' => false,
  ofRefusal: () => undefined,
};

/** Opens an account that has the identity alone; signing in by it again leads to the same account. */
export function WithoutBinding({
  token,
  target,
}: {
  token: string;
  target: string | null;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const id = useId();
  const [agreed, setAgreed] = useState(false);
  const find = () => agreementProblems(agreed, t);
  const problems = useProblems<'agreement'>(() => id, find);
  const [pending, setPending] = useState(false);
  const [register] = identityApi.useRegisterBindPartnerWxMutation();

  const goOn = async () => {
    if (pending || !problems.show(find())) return;
    setPending(true);
    const result = await register({ bindToken: token });
    if ('error' in result) {
      setPending(false);
      problems.showFailure(result.error, failureFields);
      return;
    }
    forgetSignIn();
    // A full load: the server renders the next page for the person who has just signed in.
    window.location.replace(pathAfterSignIn(target));
  };

  return (
    <>
      <FormProblems problems={problems} />
      <Note>{t('combinedLogin.without')}</Note>
      <AgreementField
        id={id}
        checked={agreed}
        error={problems.errorOf('agreement')}
        onCheckedChange={setAgreed}
      />
      <Button block variant="outline" pending={pending} onClick={() => void goOn()}>
        {t('combinedLogin.goOn')}
      </Button>
    </>
  );
}
