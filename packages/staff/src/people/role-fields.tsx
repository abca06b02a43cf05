import type { StaffRole } from '@xinglin/contract';
import { CheckGroup, TextField } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** In the order in which they are offered. */
const roles: readonly StaffRole[] = [
  'doctor',
  'nurse',
  'pharmacist',
  'service',
  'moderator',
  'cashier',
  'administrator',
];

/** What is chosen of a person's roles; the doctor counts with the role alone. */
export interface ChosenRoles {
  readonly roles: readonly StaffRole[];
  readonly doctorId: string;
}

/** The request's fields of a choice; null where it is incomplete. */
export function requestedRoles({
  roles,
  doctorId,
}: ChosenRoles): { roles: StaffRole[]; doctorId?: string } | null {
  const isDoctor = roles.includes('doctor');
  const id = doctorId.trim();
  if (roles.length === 0 || (isDoctor && id === '')) return null;
  return { roles: [...roles], ...(isDoctor && { doctorId: id }) };
}

/** Which roles a person has, and which doctor of the directory they are. */
export function RoleFields({
  value,
  isChecked,
  doctorProblem,
  onValueChange,
}: {
  value: ChosenRoles;
  /** It was submitted: what is missing is said. */
  isChecked: boolean;
  doctorProblem?: string | undefined;
  onValueChange: (value: ChosenRoles) => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  return (
    <>
      <CheckGroup
        label={t('common.roles')}
        name="roles"
        pills
        // i18n-keys: staff:common.role.*
        options={roles.map((role) => ({ value: role, label: t(`common.role.${role}`) }))}
        value={value.roles}
        error={isChecked && value.roles.length === 0 ? t('staff.rolesMissing') : undefined}
        onValueChange={(chosen) => onValueChange({ ...value, roles: chosen })}
      />
      {value.roles.includes('doctor') && (
        <TextField
          label={t('staff.doctorId')}
          hint={t('staff.doctorIdHint')}
          name="doctorId"
          autoComplete="off"
          maxLength={64}
          value={value.doctorId}
          error={
            isChecked && value.doctorId.trim() === '' ? t('staff.doctorMissing') : doctorProblem
          }
          onValueChange={(doctorId) => onValueChange({ ...value, doctorId })}
        />
      )}
    </>
  );
}
