import { Button, Dialog, Note, Stack, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunDesk } from '../api/staff-api';
import type { StaffFailure } from '../api/staff-failure';
import { ActForm } from '../parts/act-form';
import { fieldProblem } from '../parts/failure-text';
import { requestedRoles, RoleFields, type ChosenRoles } from './role-fields';
import type { Member } from '../api/shapes';

/** Changes what a person may do, with their next call. */
export function ChangeRoles({
  member,
  onClose,
}: {
  member: Member;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const toast = useToast();
  const [chosen, setChosen] = useState<ChosenRoles>({
    roles: member.roles,
    doctorId: member.doctorId ?? '',
  });
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [run, pending] = useRunDesk();
  const change = async (): Promise<void> => {
    setChecked(true);
    setFailure(null);
    const request = requestedRoles(chosen);
    if (request === null) return;
    const outcome = await run('change-staff-roles', { staffId: member.staffId, ...request });
    if ('failure' in outcome) {
      setFailure(outcome.failure);
      return;
    }
    toast.show(t('staff.rolesChanged', { name: member.name }), { tone: 'success' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('staff.rolesOf', { name: member.name })}>
      <ActForm
        submit={t('staff.saveRoles')}
        pending={pending}
        failure={failure}
        fields={['doctorId']}
        block
        onSubmit={() => void change()}
        beside={
          <Button variant="text" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        }
      >
        <Stack gap={3}>
          <Note>{t('staff.rolesHint')}</Note>
          <RoleFields
            value={chosen}
            isChecked={isChecked}
            doctorProblem={fieldProblem(failure, 'doctorId')}
            onValueChange={setChosen}
          />
        </Stack>
      </ActForm>
    </Dialog>
  );
}
