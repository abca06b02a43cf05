import { panelsApi, useChannel, useSession, type PageLoad, type QueryThunk } from '@xinglin/api';
import type { PanelOrder } from '@xinglin/gateway-sdk';
import { OrderDetail, Payment, paymentOutcome, WrongPayments, useSumFact } from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import { href, signInHref } from '@xinglin/routes';
import {
  Button,
  ButtonLink,
  EmptyState,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PanelAnswers } from '../../../components/panel-answers';
import { PanelCancel } from '../../../components/panel-cancel';
import { PanelCase } from '../../../components/panel-case';
import { paidHref } from '../../../model/panel-ways';

const call = pageCall(panelsApi.endpoints.getPanelOrder, ({ params }) => ({
  orderKey: params['questionId'] ?? '',
}));

/** Made only with a session: a visitor is asked to sign in. */
export const load: PageLoad = (place) =>
  call.load(place).map(
    (thunk): QueryThunk =>
      (dispatch, getState) =>
        // What becomes of it is the page's: a failure is answered with, and a subscription is given up.
        getState().session.user?.login === true ? dispatch(thunk) : Promise.resolve(),
  );

/** One question: it is paid here, and its answers come in one by one (spec 2 §2.13). */
export default function PanelQuestionPage(): ReactElement {
  return useSession()?.login === true ? <OwnQuestion /> : <SignIn />;
}

const framed = (content: ReactNode): ReactElement => <Frame>{content}</Frame>;

function Frame({ children }: { readonly children: ReactNode }): ReactElement {
  const { t } = useTranslation('panels');
  const head = { title: t('question.title'), backTo: href('consult.multiExpertBalance') };
  return <Page header={<PageHeader {...head} />}>{children}</Page>;
}

function SignIn(): ReactElement {
  const { t } = useTranslation(['panels', 'asking']);
  const { pathname, search } = useLocation();
  const { signIn } = useChannel();
  return (
    <Frame>
      <EmptyState
        kind="access"
        title={t('question.private')}
        action={
          <ButtonLink to={signInHref(signIn, pathname, { target: pathname + search })}>
            {t('question.signIn')}
          </ButtonLink>
        }
      />
    </Frame>
  );
}

function OwnQuestion(): ReactElement {
  const { answer, isWatching } = call.useAnswer(
    ({ payment, group }) => payment === 'open' || group === 'active',
  );
  const refetch = () => void answer.refetch();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={3} />} frame={framed}>
      {(panel) => (
        <Question
          panel={panel}
          isWatching={isWatching}
          isAsking={answer.isFetching}
          refetch={refetch}
        />
      )}
    </Loaded>
  );
}

interface QuestionProps {
  readonly panel: PanelOrder;
  readonly isWatching: boolean;
  readonly isAsking: boolean;
  readonly refetch: () => void;
}

function Question({ panel, isWatching, isAsking, refetch }: QuestionProps): ReactElement {
  const { t } = useTranslation('panels');
  const sumFact = useSumFact();
  const { actions, amountCents: cents, orderKey, state, group, facts } = panel;
  const notices = <WrongPayments payments={panel.wrongPayments} dueCents={cents} />;
  const outcome = paymentOutcome({
    isPaid: panel.payment === 'paid',
    isAwaitingPayment: actions.includes('pay'),
    payment: panel.payment,
    isWatching,
  });
  // While the notice of a payment is expected, the order is neither paid nor cancelled.
  const unsure = outcome === 'waiting' ? outcome : null;
  const cancel = panel.mayCancel && <PanelCancel panel={panel} />;
  if (outcome === 'failed' || outcome === 'unknown')
    return (
      <Payment
        title={t('question.title')}
        backTo={href('consult.multiExpertBalance')}
        order={panel}
        cents={cents}
        resultTo={paidHref(orderKey)}
        about={{
          title: panel.title,
          facts: facts.map(({ label, text }) => ({ label, value: text })),
        }}
        priceLabel={t('home.price')}
        unsettled={outcome === 'unknown' ? { onAsk: refetch, isAsking } : undefined}
        notices={notices}
        actions={cancel}
        onStale={refetch}
      />
    );
  const actionsOf = (): ReactNode => {
    const mayLook = group === 'active' && !isWatching;
    if (unsure !== null || (!panel.mayCancel && !mayLook)) return null;
    return (
      <>
        {cancel}
        {mayLook && (
          <Button variant="outline" pending={isAsking} onClick={refetch}>
            {t('question.look')}
          </Button>
        )}
      </>
    );
  };
  return (
    <Frame>
      {notices}
      <OrderDetail
        order={panel}
        timeZone={panel.timeZone}
        // i18n-keys: panels:question.next.*, panels:question.unsure.*
        next={unsure ? t(`question.unsure.${unsure}`) : t(`question.next.${state}`)}
        actions={actionsOf()}
        facts={[sumFact(panel, t('home.price'))]}
        onExpire={refetch}
      >
        <PanelAnswers panel={panel} />
        <PanelCase panel={panel} />
      </OrderDetail>
    </Frame>
  );
}
