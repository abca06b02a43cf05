import { consultApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { isOver } from '../model/consult-look';
import { shareHref } from '../model/shared-case';
import { ShieldedNotice } from './shielded-notice';

/** What can be done about the doctor of a consult: read what was asked before, and not be asked to them again. */
export function DoctorWays({
  consult,
  doctor: { doctorId, name },
}: {
  readonly consult: ConsultOrder;
  readonly doctor: NonNullable<ConsultOrder['doctor']>;
}): ReactElement {
  const { t } = useTranslation('consult');
  const [isAsked, setIsAsked] = useState(false);
  const [shield, shielding] = consultApi.useShieldConsultDoctorMutation();
  return (
    <>
      {consult.isShielded && <ShieldedNotice doctorId={doctorId} />}
      <ListGroup label={t('ways.label', { name })}>
        <ListLink to={href('directory.doctor', { id: doctorId })} label={t('ways.doctor')} />
        <ListLink
          to={href('consult.expertHistoryChat', { id: doctorId })}
          label={t('ways.history')}
        />
        {consult.mayShare && (
          <ListLink
            to={shareHref(consult.orderKey)}
            label={t('ways.share')}
            description={t('ways.shareHint')}
          />
        )}
        {!consult.isShielded && isOver(consult) && (
          <ListLink label={t('shield.button')} onClick={() => setIsAsked(true)} />
        )}
      </ListGroup>
      {isAsked && (
        <RemoveDialog
          title={t('shield.title', { name })}
          confirmLabel={t('shield.confirm')}
          keepLabel={t('shield.keep')}
          removed={t('shield.done')}
          remove={() => shield({ doctorId })}
          removal={shielding}
          onClose={() => setIsAsked(false)}
        >
          <p>{t('shield.hint')}</p>
        </RemoveDialog>
      )}
    </>
  );
}
