import { chatApi } from '@xinglin/api';
import {
  PicturesField,
  SubmissionForm,
  useSubmission,
  type FieldsOfFailures,
  type SentPicture,
} from '@xinglin/forms';
import { errorCodes, type ChatMessage } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { conversationRules } from '@xinglin/rules';
import { ButtonLink, EmptyState, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { consultOf } from '../../../model/record-place';
import { talkHref } from '../../../model/talk-place';

/** Pictures for a conversation, looked at and chosen in peace before they are sent as one message (spec 2 §2.9). */
const page = detailPage({
  endpoint: chatApi.endpoints.connectDpchat,
  input: (place) => ({ orderKey: consultOf(place) }),
  title: 'consult:uploadImages.title',
  backTo: (_connection, place) => talkHref(consultOf(place)),
  gone: {
    title: 'consult:dpchat.missing',
    action: ({ t }) => (
      <ButtonLink to={href('consult.listAll')}>{t('consult:list.all')}</ButtonLink>
    ),
  },
  children: ({ standing: { orderKey, mayWrite } }, { t }) =>
    mayWrite ? (
      <Pictures key={orderKey} orderKey={orderKey} />
    ) : (
      <EmptyState
        kind="closed"
        title={t('consult:uploadImages.closed')}
        action={<ButtonLink to={talkHref(orderKey)}>{t('consult:conversation.read')}</ButtonLink>}
      />
    ),
});

export const { load } = page;
export default page.Page;

const failureFields: FieldsOfFailures<'fileIds'> = {
  knows: (path): path is 'fileIds' => path === 'fileIds',
  ofRefusal: (code) => (code === errorCodes.fileRefused ? 'fileIds' : undefined),
};

function Pictures({ orderKey }: { readonly orderKey: string }): ReactElement {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const navigate = useNavigate();
  const [pictures, setPictures] = useState<readonly SentPicture[]>([]);
  // The same over all tries, so that the pictures are said once.
  const [clientId] = useState(() => crypto.randomUUID());
  const [reply] = chatApi.useReplyDpchatMutation();
  const submission = useSubmission<'fileIds', ChatMessage>({
    failureFields,
    find: () =>
      pictures.length === 0 ? [{ field: 'fileIds', message: t('uploadImages.none') }] : [],
    send: () =>
      reply({
        orderKey,
        clientId,
        type: 'picture',
        fileIds: pictures.map(({ fileId }) => fileId),
      }),
    onDone: async () => {
      toast.show(t('uploadImages.done'), { tone: 'success' });
      // Replaced, so that going back never leads to a form that was sent already.
      await navigate(talkHref(orderKey), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm submission={submission} submitLabel={t('uploadImages.send')}>
      <PicturesField
        id={idOf('fileIds')}
        pictures={pictures}
        limit={conversationRules.pictures}
        hint={t('uploadImages.hint')}
        error={problems.errorOf('fileIds')}
        onChange={setPictures}
      />
    </SubmissionForm>
  );
}
