import { consultApi, failureMessage } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Button, ButtonLink, useFocusKept, useToast, type ButtonLook } from '@xinglin/ui';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { askHref } from '../model/ask-ways';
import { hasConversation, isOver } from '../model/consult-look';
import { recordingsHref } from '../model/recording-place';
import { conversationText } from './conversation-text';

/** The buttons that a consult's state allows beside paying, as the gateway says. */
export function ConsultActs({ consult }: { consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const { orderKey } = consult;
  // A button goes with the state that it has changed.
  useFocusKept(consult.statusText);
  return (
    <>
      {consult.mayCancel && (
        <ButtonLink variant="outline" to={href('consult.cancelOrder', { orderKey })}>
          {t('orderDetail.cancel')}
        </ButtonLink>
      )}
      {consult.mayRemind && consult.state !== 'awaitingPayment' && <Remind orderKey={orderKey} />}
      {consult.mayLike && !consult.liked && <Like orderKey={orderKey} />}
      {consult.actions.includes('review') && (
        <ButtonLink variant="outline" to={href('reviews.writeOfConsult', { orderKey })}>
          {t('orderDetail.review')}
        </ButtonLink>
      )}
      {consult.mayFinish && <Finish orderKey={orderKey} />}
      {consult.mayDelete && <Hide orderKey={orderKey} />}
      {isOver(consult) && <Again orderKey={orderKey} />}
      {consult.medium === 'phone' && consult.answeredAt !== null && (
        <ButtonLink variant="outline" to={recordingsHref(orderKey)}>
          {t('orderDetail.recordings')}
        </ButtonLink>
      )}
      {hasConversation(consult) && (
        <ButtonLink to={href('consult.dpchat', {}, { orderKey })}>
          {conversationText(consult, t)}
        </ButtonLink>
      )}
    </>
  );
}

interface OneConsult {
  readonly orderKey: string;
}

/** Opens the form of the same kind and doctor, with what was asked already in it. */
export function Again({
  orderKey,
  variant = 'outline',
  ...look
}: OneConsult & ButtonLook): ReactElement {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const navigate = useNavigate();
  const [reorder, { isLoading }] = consultApi.useReorderConsultMutation();
  const begin = async () => {
    const { data, error } = await reorder({ orderKey });
    if (data === undefined) toast.show(failureMessage(error, t), { tone: 'error' });
    else await navigate(askHref(data.kind, { doctorId: data.doctorId ?? undefined }));
  };
  return (
    <Button {...look} variant={variant} pending={isLoading} onClick={() => void begin()}>
      {t('orderDetail.again')}
    </Button>
  );
}

function Remind({ orderKey }: OneConsult): ReactElement {
  const [remind, { isLoading }] = consultApi.useRemindConsultDoctorMutation();
  return <OneTap about="remind" isLoading={isLoading} act={() => remind({ orderKey })} />;
}

/** Thanks the doctor. */
export function Like({ orderKey, size }: OneConsult & Pick<ButtonLook, 'size'>): ReactElement {
  const [like, { isLoading }] = consultApi.useLikeConsultOrderMutation();
  return <OneTap about="like" size={size} isLoading={isLoading} act={() => like({ orderKey })} />;
}

interface OneTapProps {
  readonly about: 'remind' | 'like';
  readonly size?: ButtonLook['size'];
  readonly isLoading: boolean;
  readonly act: () => Promise<{ readonly error?: Parameters<typeof failureMessage>[0] }>;
}

/** An act without a question before it, which a toast confirms. */
function OneTap({ about, size, isLoading, act }: OneTapProps): ReactElement {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const begin = async () => {
    const { error } = await act();
    // i18n-keys: consult:orderDetail.remind.*, consult:orderDetail.like.*
    if (error === undefined) toast.show(t(`orderDetail.${about}.done`), { tone: 'success' });
    else toast.show(failureMessage(error, t), { tone: 'error' });
  };
  return (
    <Button variant="outline" size={size} pending={isLoading} onClick={() => void begin()}>
      {t(`orderDetail.${about}.button`)}
    </Button>
  );
}

function Finish({ orderKey }: OneConsult): ReactElement {
  const [finish, finishing] = consultApi.useFinishConsultByPatientMutation();
  return <Confirmed about="finish" act={() => finish({ orderKey })} acting={finishing} />;
}

function Hide({ orderKey }: OneConsult): ReactElement {
  const [hide, hiding] = consultApi.useDeleteConsultOrderMutation();
  return <Confirmed about="delete" act={() => hide({ orderKey })} acting={hiding} />;
}

interface ConfirmedProps {
  readonly about: 'finish' | 'delete';
  readonly act: ComponentProps<typeof RemoveDialog>['remove'];
  readonly acting: ComponentProps<typeof RemoveDialog>['removal'];
}

/** An act that is asked about before it is done. */
function Confirmed({ about, act, acting }: ConfirmedProps): ReactElement {
  const { t } = useTranslation('consult');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsked(true)}>
        {t(`orderDetail.${about}.button`)}
      </Button>
      {isAsked && (
        // i18n-keys: consult:orderDetail.finish.*, consult:orderDetail.delete.*
        <RemoveDialog
          title={t(`orderDetail.${about}.title`)}
          confirmLabel={t(`orderDetail.${about}.confirm`)}
          keepLabel={t(`orderDetail.${about}.keep`)}
          removed={t(`orderDetail.${about}.done`)}
          remove={act}
          removal={acting}
          onClose={() => setIsAsked(false)}
        >
          <p>{t(`orderDetail.${about}.hint`)}</p>
        </RemoveDialog>
      )}
    </>
  );
}
