import { consultApi } from '@xinglin/api';
import type { ConsultOrder } from '@xinglin/gateway-sdk';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Loaded, NoticeBar, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CaseAdditions } from '../../components/case-additions';
import { CaseCard } from '../../components/case-card';
import { conversationText } from '../../components/conversation-text';
import { orderHref } from '../../model/ask-ways';
import { hasConversation, mayAddToCase } from '../../model/consult-look';
import { consultOf } from '../../model/record-place';

const added = pageCall(consultApi.endpoints.getPreconsultInfo, (place) => ({
  orderKey: consultOf(place),
}));

/** The case as its doctor reads it; while the consult is open, the patient adds to it here (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.getConsultOrder,
  input: (place) => ({ orderKey: consultOf(place) }),
  beside: [added],
  title: 'consult:caseDetails.title',
  backTo: (consult) => (consult ? orderHref(consult.orderKey) : href('consult.listAll')),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'consult:patientOrder.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('consult.listAll')}>
        {t('consult:list.all')}
      </ButtonLink>
    ),
  },
  children: (consult) => <CaseDetails consult={consult} />,
});

export const { load } = page;
export default page.Page;

function CaseDetails({ consult }: { readonly consult: ConsultOrder }): ReactElement {
  const { t } = useTranslation('consult');
  const { orderKey, state, history } = consult;
  const { answer } = added.useAnswer();
  // What the doctor wants to see stands in the step that paused the consult.
  const wanted =
    state === 'paused' ? history.findLast(({ event }) => event === 'askPictures') : null;
  return (
    <>
      {wanted && (
        <NoticeBar tone="warning">
          {wanted.reason === null
            ? t('caseDetails.wanted')
            : t('caseDetails.wantedWhy', { reason: wanted.reason })}
        </NoticeBar>
      )}
      <CaseCard consult={consult} />
      {mayAddToCase(consult) && (
        <Loaded query={answer} skeleton={<SkeletonList lines={4} count={1} />}>
          {({ info }) => <CaseAdditions key={orderKey} orderKey={orderKey} added={info} />}
        </Loaded>
      )}
      {hasConversation(consult) && (
        <Stack inset>
          <ButtonLink block variant="outline" to={href('consult.dpchat', {}, { orderKey })}>
            {conversationText(consult, t)}
          </ButtonLink>
        </Stack>
      )}
    </>
  );
}
