import { consultApi, failureMessage } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  Button,
  ButtonLink,
  Cluster,
  useFocusKept,
  useToast,
  type ButtonLook,
} from '@xinglin/ui';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { askHref } from '../model/ask-ways';
import { hasConversation, isOver } from '../model/consult-look';
import { recordingsHref } from '../model/recording-place';
import { conversationText } from './conversation-text';

/** What can be done with a consult, the most wanted first; the gateway says what its state allows. */
const acts = [
  { name: 'talk', of: hasConversation, Act: Talk },
  {
    name: 'remind',
    of: ({ mayRemind, state }) => mayRemind && state !== 'awaitingPayment',
    Act: Remind,
  },
  { name: 'review', of: ({ actions }) => actions.includes('review'), Act: Review },
  { name: 'again', of: isOver, Act: Again },
  {
    name: 'recordings',
    of: ({ medium, answeredAt }) => medium === 'phone' && answeredAt !== null,
    Act: Recordings,
  },
  { name: 'like', of: ({ mayLike, liked }) => mayLike && !liked, Act: Like },
  { name: 'finish', of: ({ mayFinish }) => mayFinish, Act: Finish, isQuiet: true },
  { name: 'cancel', of: ({ mayCancel }) => mayCancel, Act: Cancel, isQuiet: true },
  { name: 'hide', of: ({ mayDelete }) => mayDelete, Act: Hide, isQuiet: true },
] as const satisfies readonly {
  readonly name: string;
  readonly of: (consult: ConsultOrder) => boolean;
  readonly Act: (props: ActProps) => ReactElement;
  /** It ends something, and is never the one that a page offers. */
  readonly isQuiet?: true;
}[];

type Act = (typeof acts)[number];

const mostInBar = 2;

/** Acts of the bar, and the others; each is in one place. */
function ranked(consult: ConsultOrder): { readonly bar: Act[]; readonly others: Act[] } {
  const possible = acts.filter(({ of }) => of(consult));
  const bar = possible.filter((act) => !('isQuiet' in act)).slice(0, mostInBar);
  return { bar, others: possible.filter((act) => !bar.includes(act)) };
}

/** The one thing to do with a consult, and a second way. */
export function ConsultBar({ consult }: { readonly consult: ConsultOrder }): ReactElement | null {
  const { bar } = ranked(consult);
  const [first, second] = bar;
  if (!first) return null;
  return (
    <ActionBar>
      {second && <second.Act consult={consult} variant="outline" />}
      <first.Act consult={consult} variant="primary" block={!second} />
    </ActionBar>
  );
}

/** What else can be done, as quiet buttons. */
export function OtherActs({ consult }: { readonly consult: ConsultOrder }): ReactElement | null {
  const { others } = ranked(consult);
  // A button goes with the state that it has changed.
  useFocusKept(consult.statusText);
  if (others.length === 0) return null;
  return (
    <Cluster align="end">
      {others.map(({ name, Act }) => (
        <Act key={name} consult={consult} variant="text" size="small" />
      ))}
    </Cluster>
  );
}

/** A consult of which only the key matters. */
interface ConsultKeyed {
  readonly consult: Pick<ConsultOrder, 'orderKey'>;
}

interface ActProps extends ButtonLook {
  readonly consult: ConsultOrder;
}

function Talk({ consult, ...look }: ActProps): ReactElement {
  const { t } = useTranslation('consult');
  const { orderKey } = consult;
  return (
    <ButtonLink {...look} to={href('consult.dpchat', {}, { orderKey })}>
      {conversationText(consult, t)}
    </ButtonLink>
  );
}

function Review({ consult: { orderKey }, ...look }: ActProps): ReactElement {
  const { t } = useTranslation('consult');
  return (
    <ButtonLink {...look} to={href('reviews.writeOfConsult', { orderKey })}>
      {t('orderDetail.review')}
    </ButtonLink>
  );
}

function Recordings({ consult: { orderKey }, ...look }: ActProps): ReactElement {
  const { t } = useTranslation('consult');
  return (
    <ButtonLink {...look} to={recordingsHref(orderKey)}>
      {t('orderDetail.recordings')}
    </ButtonLink>
  );
}

function Cancel({ consult: { orderKey }, ...look }: ActProps): ReactElement {
  const { t } = useTranslation('consult');
  return (
    <ButtonLink {...look} to={href('consult.cancelOrder', { orderKey })}>
      {t('orderDetail.cancel')}
    </ButtonLink>
  );
}

/** Opens the form of the same kind and doctor, with what was asked already in it. */
export function Again({
  consult: { orderKey },
  variant = 'outline',
  ...look
}: ConsultKeyed & ButtonLook): ReactElement {
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

function Remind({ consult: { orderKey }, ...look }: ActProps): ReactElement {
  const [remind, { isLoading }] = consultApi.useRemindConsultDoctorMutation();
  return <OneTap {...look} about="remind" isLoading={isLoading} act={() => remind({ orderKey })} />;
}

/** Thanks the doctor. */
export function Like({ consult: { orderKey }, ...look }: ConsultKeyed & ButtonLook): ReactElement {
  const [like, { isLoading }] = consultApi.useLikeConsultOrderMutation();
  return <OneTap {...look} about="like" isLoading={isLoading} act={() => like({ orderKey })} />;
}

interface OneTapProps extends ButtonLook {
  readonly about: 'remind' | 'like';
  readonly isLoading: boolean;
  readonly act: () => Promise<{ readonly error?: Parameters<typeof failureMessage>[0] }>;
}

/** An act without a question before it, which a toast confirms. */
function OneTap({
  about,
  isLoading,
  act,
  variant = 'outline',
  ...look
}: OneTapProps): ReactElement {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const begin = async () => {
    const { error } = await act();
    // i18n-keys: consult:orderDetail.remind.*, consult:orderDetail.like.*
    if (error === undefined) toast.show(t(`orderDetail.${about}.done`), { tone: 'success' });
    else toast.show(failureMessage(error, t), { tone: 'error' });
  };
  return (
    <Button {...look} variant={variant} pending={isLoading} onClick={() => void begin()}>
      {t(`orderDetail.${about}.button`)}
    </Button>
  );
}

function Finish({ consult: { orderKey }, ...look }: ActProps): ReactElement {
  const [finish, finishing] = consultApi.useFinishConsultByPatientMutation();
  return <Confirmed {...look} about="finish" act={() => finish({ orderKey })} acting={finishing} />;
}

function Hide({ consult: { orderKey }, ...look }: ActProps): ReactElement {
  const [hide, hiding] = consultApi.useDeleteConsultOrderMutation();
  return <Confirmed {...look} about="delete" act={() => hide({ orderKey })} acting={hiding} />;
}

interface ConfirmedProps extends ButtonLook {
  readonly about: 'finish' | 'delete';
  readonly act: ComponentProps<typeof RemoveDialog>['remove'];
  readonly acting: ComponentProps<typeof RemoveDialog>['removal'];
}

/** An act that is asked about before it is done. */
function Confirmed({ about, act, acting, ...look }: ConfirmedProps): ReactElement {
  const { t } = useTranslation('consult');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setIsAsked(true)}>
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
