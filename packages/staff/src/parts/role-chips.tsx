import type { StaffRole } from '@xinglin/contract';
import { Chip, Cluster } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The roles of a person, each as a chip. */
export function RoleChips({ roles }: { roles: readonly StaffRole[] }): ReactElement {
  const { t } = useTranslation('staff');
  return (
    <Cluster>
      {roles.map((role) => (
        // i18n-keys: staff:common.role.*
        <Chip key={role}>{t(`common.role.${role}`)}</Chip>
      ))}
    </Cluster>
  );
}
