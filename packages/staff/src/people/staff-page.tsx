import { AddIcon, Button, ConfirmDialog, EmptyState, StatusChip, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '../api/shapes';
import { useDesk, useRunDesk } from '../api/staff-api';
import { mayDo, useMe } from '../frame/me';
import { useFailureText } from '../parts/failure-text';
import { useMoment } from '../parts/moments';
import { PageBody } from '../parts/page-body';
import { ReadState } from '../parts/read-state';
import { RoleChips } from '../parts/role-chips';
import table from '../parts/table.module.css';
import { AddStaff } from './add-staff';
import { ChangeRoles } from './change-roles';
import { InvitationAddress, type Invitation } from './invitation-address';

const chips = {
  invited: 'attention',
  active: 'done',
  locked: 'problem',
  closed: 'cancelled',
} as const;

type Opened =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'roles' | 'invite' | 'close'; readonly member: Member }
  | { readonly dialog: 'invitation'; readonly name: string; readonly invitation: Invitation };

/** The people of the staff: who has an account, and what they may do. */
export default function StaffPage(): ReactElement {
  const { t } = useTranslation('staff');
  const me = useMe();
  const toast = useToast();
  const describe = useFailureText();
  const read = useDesk('list-staff', {});
  const [run, pending] = useRunDesk();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);

  const invite = async (member: Member): Promise<void> => {
    const outcome = await run('invite-staff-again', { staffId: member.staffId });
    if ('done' in outcome)
      setOpened({ dialog: 'invitation', name: member.name, invitation: outcome.done });
    else if ('failure' in outcome) toast.show(describe(outcome.failure), { tone: 'error' });
  };
  const shut = async (member: Member): Promise<void> => {
    const outcome = await run('close-staff', { staffId: member.staffId });
    if ('failure' in outcome) {
      toast.show(describe(outcome.failure), { tone: 'error' });
      return;
    }
    close();
    toast.show(t('staff.closed', { name: member.name }), { tone: 'success' });
  };

  return (
    <PageBody
      title={t('frame.page.staff')}
      aside={
        mayDo(me, 'add-staff') && (
          <Button icon={<AddIcon />} size="small" onClick={() => setOpened({ dialog: 'add' })}>
            {t('staff.add')}
          </Button>
        )
      }
    >
      <ReadState read={read}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="list" title={t('staff.none')} message={t('staff.noneHint')} />
          ) : (
            <StaffTable
              members={items}
              onOpen={(dialog, member) => setOpened({ dialog, member })}
            />
          )
        }
      </ReadState>
      {opened?.dialog === 'add' && (
        <AddStaff
          onClose={close}
          onAdded={(name, invitation) => setOpened({ dialog: 'invitation', name, invitation })}
        />
      )}
      {opened?.dialog === 'roles' && <ChangeRoles member={opened.member} onClose={close} />}
      {opened?.dialog === 'invitation' && (
        <InvitationAddress name={opened.name} invitation={opened.invitation} onClose={close} />
      )}
      <ConfirmDialog
        open={opened?.dialog === 'invite'}
        title={t('staff.inviteTitle', { name: nameOf(opened) })}
        confirmLabel={t('staff.inviteConfirm')}
        keepLabel={t('common.cancel')}
        pending={pending}
        onClose={close}
        onConfirm={() => {
          if (opened?.dialog === 'invite') void invite(opened.member);
        }}
      >
        {t('staff.inviteHint')}
      </ConfirmDialog>
      <ConfirmDialog
        open={opened?.dialog === 'close'}
        tone="danger"
        title={t('staff.closeTitle', { name: nameOf(opened) })}
        confirmLabel={t('staff.closeConfirm')}
        keepLabel={t('common.cancel')}
        pending={pending}
        onClose={close}
        onConfirm={() => {
          if (opened?.dialog === 'close') void shut(opened.member);
        }}
      >
        {t('staff.closeHint')}
      </ConfirmDialog>
    </PageBody>
  );
}

const nameOf = (opened: Opened | null): string =>
  opened !== null && 'member' in opened ? opened.member.name : '';

function StaffTable({
  members,
  onOpen,
}: {
  members: readonly Member[];
  onOpen: (dialog: 'roles' | 'invite' | 'close', member: Member) => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const me = useMe();
  const moment = useMoment();
  const acts = (['roles', 'invite', 'close'] as const).filter((act) =>
    mayDo(
      me,
      (
        { roles: 'change-staff-roles', invite: 'invite-staff-again', close: 'close-staff' } as const
      )[act],
    ),
  );
  return (
    <div className={table['box']}>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{t('common.name')}</th>
            <th scope="col">{t('common.roles')}</th>
            <th scope="col">{t('staff.doctor')}</th>
            <th scope="col">{t('staff.state')}</th>
            <th scope="col">{t('staff.lastSeen')}</th>
            <th scope="col">{t('staff.acts')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.staffId}>
              <th scope="row">
                {member.name}
                <small>{member.account}</small>
              </th>
              <td>
                <RoleChips roles={member.roles} />
              </td>
              <td>{member.doctorName}</td>
              <td>
                {/* i18n-keys: staff:staff.states.* */}
                <StatusChip state={chips[member.state]}>
                  {t(`staff.states.${member.state}`)}
                </StatusChip>
                {member.isOnDuty && <small>{t('frame.duty')}</small>}
              </td>
              <td data-label={t('staff.lastSeen')}>
                {member.lastSeenAt === null ? t('staff.never') : moment(member.lastSeenAt)}
              </td>
              <td>
                {/* No one changes their own account here: another administrator does. */}
                {member.state !== 'closed' && member.staffId !== me.staffId && (
                  <div className={table['acts']}>
                    {acts.map((act) => (
                      <Button
                        key={act}
                        variant="text"
                        size="small"
                        aria-label={t(`staff.actOf.${act}`, { name: member.name })}
                        onClick={() => onOpen(act, member)}
                      >
                        {/* i18n-keys: staff:staff.act.* staff:staff.actOf.* */}
                        {t(`staff.act.${act}`)}
                      </Button>
                    ))}
                  </div>
                )}
                {member.staffId === me.staffId && <small>{t('staff.you')}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
