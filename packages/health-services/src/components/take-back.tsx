import { healthServicesApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import { Button, Gutter } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Takes the account's comment back, once that is confirmed. */
export function TakeBack(props: { orgCode: string; orgName: string }): ReactElement {
  const { orgCode, orgName } = props;
  const { t } = useTranslation('health-services');
  const [open, setOpen] = useState(false);
  const [remove, removal] = healthServicesApi.useDeleteOrganizationCommentMutation();
  return (
    <Gutter>
      <Button variant="text" block aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('remove.act')}
      </Button>
      {open && (
        <RemoveDialog
          title={t('remove.title')}
          confirmLabel={t('remove.confirm')}
          keepLabel={t('remove.keep')}
          removed={t('remove.done')}
          remove={() => remove({ orgCode })}
          removal={removal}
          onClose={() => setOpen(false)}
        >
          {t('remove.text', { name: orgName })}
        </RemoveDialog>
      )}
    </Gutter>
  );
}
