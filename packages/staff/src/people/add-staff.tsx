import { Button, Dialog, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunDesk } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { ActForm } from '../parts/act-form';
import { fieldProblem } from '../parts/failure-text';
import type { Invitation } from './invitation-address';
import { requestedRoles, RoleFields, type ChosenRoles } from './role-fields';

/** As the contract has it. */
const accountForm = /^[a-z0-9][a-z0-9._-]{2,31}$/;

/** Adds a person, whose invitation is shown next. */
export function AddStaff({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: (name: string, invitation: Invitation) => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const [name, setName] = useState('');
  const [account, setAccount] = useState('');
  const [chosen, setChosen] = useState<ChosenRoles>({ roles: [], doctorId: '' });
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [run, pending] = useRunDesk();
  const wanted = account.trim().toLowerCase();
  const add = async (): Promise<void> => {
    setChecked(true);
    setFailure(null);
    const request = requestedRoles(chosen);
    if (name.trim() === '' || !accountForm.test(wanted) || request === null) return;
    const outcome = await run('add-staff', { name: name.trim(), account: wanted, ...request });
    if ('done' in outcome) onAdded(name.trim(), outcome.done);
    else if ('failure' in outcome) setFailure(outcome.failure);
  };
  return (
    <Dialog open onClose={onClose} title={t('staff.add')}>
      <ActForm
        submit={t('staff.addAct')}
        pending={pending}
        failure={failure}
        fields={['name', 'account', 'doctorId']}
        block
        onSubmit={() => void add()}
        beside={
          <Button variant="text" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        }
      >
        <TextField
          label={t('common.name')}
          name="name"
          autoComplete="off"
          maxLength={32}
          value={name}
          error={
            isChecked && name.trim() === '' ? t('staff.nameMissing') : fieldProblem(failure, 'name')
          }
          onValueChange={setName}
        />
        <TextField
          label={t('common.account')}
          hint={t('staff.accountHint')}
          name="account"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          value={account}
          error={
            isChecked && !accountForm.test(wanted)
              ? t('staff.accountWrong')
              : fieldProblem(failure, 'account')
          }
          onValueChange={setAccount}
        />
        <RoleFields
          value={chosen}
          isChecked={isChecked}
          doctorProblem={fieldProblem(failure, 'doctorId')}
          onValueChange={setChosen}
        />
      </ActForm>
    </Dialog>
  );
}
