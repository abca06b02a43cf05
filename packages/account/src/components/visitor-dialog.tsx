import { visitorApi } from '@xinglin/api';
import { FormProblems, useProblems, type FieldsOfFailures } from '@xinglin/forms';
import { targetHref } from '@xinglin/routes';
import { Button, Dialog, Stack } from '@xinglin/ui';
import { useId, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementField, agreementProblems, agreementsInBox } from './agreement-field';
import { usePersonCheck } from '@xinglin/person-check';

const failureFields: FieldsOfFailures<'agreement'> = {
  knows: (path): path is 'agreement' => path === 'agreed',
  ofRefusal: () => undefined,
};

/** Goes on without a number: the account of a visitor, which a number makes the person's own later. */
export default function VisitorDialog({
  target,
  onClose,
}: {
  target: string | null;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('entrance');
  const id = useId();
  const check = usePersonCheck('visitor');
  const [create] = visitorApi.useCreateVisitorAccountMutation();
  const [agreed, setAgreed] = useState(false);
  const find = () => agreementProblems(agreed, t);
  const problems = useProblems<'agreement'>(() => id, find);
  const [pending, setPending] = useState(false);

  const goOn = async () => {
    if (pending) return;
    if (!problems.show(find())) return;
    setPending(true);
    const result = await check.during((validateParam) =>
      create({ validateParam, agreed: [...agreementsInBox] }),
    );
    if (!('error' in result)) {
      // A full load: the server renders the next page for the visitor. What needs a number asks for it there.
      window.location.replace(targetHref(target));
      return;
    }
    setPending(false);
    problems.showFailure(result.error, failureFields);
  };

  return (
    <>
      <Dialog
        open
        title={t('visitor.title')}
        onClose={onClose}
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              {t('visitor.leave')}
            </Button>
            <Button pending={pending} onClick={() => void goOn()}>
              {t('visitor.goOn')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <FormProblems problems={problems} />
          <p>{t('visitor.what')}</p>
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
