import { visitorApi } from '@xinglin/api';
import { FormProblems, useProblems, type FieldsOfFailures } from '@xinglin/forms';
import { usePersonCheck } from '@xinglin/person-check';
import { Button, Dialog, Stack } from '@xinglin/ui';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { pathAfterSignIn } from '../model/after-sign-in';
import { AgreementField, agreementProblems } from './agreement-field';

const failureFields: FieldsOfFailures<'agreement'> = {
  knows: (path): path is 'agreement' => path === 'agreed',
  ofRefusal: () => undefined,
};

/** Goes on without a number or an address: a temporary account of this device (spec 1 §4). */
export default function GuestDialog({
  target,
  onClose,
}: {
  target: string | null;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  const id = useId();
  const check = usePersonCheck('visitor');
  const [create] = visitorApi.useCreateVisitorAccountMutation();
  const [agreed, setAgreed] = useState(false);
  const find = () => agreementProblems(agreed, t);
  const problems = useProblems<'agreement'>(() => id, find);
  const [pending, setPending] = useState(false);

  const goOn = async () => {
    if (pending || !problems.show(find())) return;
    setPending(true);
    const result = await check.during((validateParam) => create({ validateParam }));
    if (!('error' in result)) {
      // A full load: the server renders the next page for the guest.
      window.location.replace(pathAfterSignIn(target));
      return;
    }
    setPending(false);
    problems.showFailure(result.error, failureFields);
  };

  return (
    <>
      <Dialog
        open
        title={t('guest.title')}
        onClose={onClose}
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              {t('guest.leave')}
            </Button>
            <Button pending={pending} onClick={() => void goOn()}>
              {t('guest.goOn')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <FormProblems problems={problems} />
          <p>{t('guest.what')}</p>
          <AgreementField
            id={id}
            checked={agreed}
            error={problems.errorOf('agreement')}
            onCheckedChange={setAgreed}
          />
        </Stack>
      </Dialog>
      {check.element}
    </>
  );
}
