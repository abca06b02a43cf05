import { aiChatApi, type PageLoad } from '@xinglin/api';
import { RemoveDialog, SubmissionForm, useSubmission } from '@xinglin/forms';
import type { AiConversation } from '@xinglin/gateway-sdk';
import { aiChatRules, isBlank, trimmedText } from '@xinglin/rules';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  Gutter,
  Loaded,
  Note,
  SkeletonList,
  Stack,
  TextAreaField,
} from '@xinglin/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What the page of an {@link AiStart} loads first. */
export const loadAiStart: PageLoad = () => [aiChatApi.endpoints.aiChatCalls.initiate()];

interface AiStartProps {
  /** Only what was asked before, without the field. */
  readonly isHistory: boolean;
  readonly conversationHref: (conversationId: string) => string;
  readonly onBegun: (conversationId: string) => Promise<void>;
  /** Ways to a doctor for who would rather not ask a machine. */
  readonly ways: ReactNode;
}

/** Where a conversation with the guide begins, above those that were begun before. */
export function AiStart({
  isHistory,
  conversationHref,
  onBegun,
  ways,
}: AiStartProps): ReactElement {
  const { t } = useTranslation('ai-chat');
  const query = aiChatApi.useAiChatCallsQuery();
  return (
    <Stack>
      <Gutter>
        <Note>{t('whatItIs')}</Note>
      </Gutter>
      {!isHistory && <AiQuestionForm onBegun={onBegun} />}
      <Gutter>{ways}</Gutter>
      <Loaded query={query} skeleton={<SkeletonList lines={2} count={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <>{isHistory && <EmptyState kind="consults" title={t('noneYet')} />}</>
          ) : (
            <Stack>
              {items.map((conversation) => (
                <Former
                  key={conversation.conversationId}
                  conversation={conversation}
                  to={conversationHref(conversation.conversationId)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  );
}

interface AiQuestionFormProps {
  readonly onBegun: (conversationId: string) => Promise<void>;
  /** Whom the question is about, where the page asks for it. */
  readonly patient?: {
    readonly patientId: string;
    readonly renderField: (props: { id: string; error: string | undefined }) => ReactNode;
  };
}

const fields = ['patientId', 'text'] as const;
type Field = (typeof fields)[number];

/** The first question to the guide. */
export function AiQuestionForm({ onBegun, patient }: AiQuestionFormProps): ReactElement {
  const { t } = useTranslation('ai-chat');
  const [text, setText] = useState('');
  const [clientId] = useState(() => crypto.randomUUID());
  const [begin] = aiChatApi.useBeginAiChatMutation();
  const submission = useSubmission<Field, { readonly conversationId: string }>({
    failureFields: {
      knows: (path): path is Field => fields.some((field) => field === path),
      ofRefusal: () => undefined,
    },
    find: () => [
      ...(patient?.patientId === ''
        ? [{ field: 'patientId' as const, message: t('problem.patient') }]
        : []),
      ...(isBlank(text) ? [{ field: 'text' as const, message: t('problem.text') }] : []),
    ],
    send: () =>
      begin({
        clientId,
        text: trimmedText(text),
        ...(patient && { patientId: patient.patientId }),
      }),
    onDone: ({ conversationId }) => onBegun(conversationId),
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm submission={submission} submitLabel={t('ask')}>
      {patient?.renderField({ id: idOf('patientId'), error: problems.errorOf('patientId') })}
      <TextAreaField
        id={idOf('text')}
        label={t('question')}
        placeholder={t('questionHint')}
        rows={4}
        maxLength={aiChatRules.textLength}
        value={text}
        error={problems.errorOf('text')}
        onValueChange={setText}
      />
    </SubmissionForm>
  );
}

/** A conversation of before, with the ways back into it and to delete it. */
function Former({
  conversation: { conversationId, text: title, patientName },
  to,
}: {
  conversation: AiConversation;
  to: string;
}): ReactElement {
  const { t } = useTranslation('ai-chat');
  const [isAsked, setAsked] = useState(false);
  const [remove, removal] = aiChatApi.useDeleteAiChatMutation();
  return (
    <Card title={title}>
      {patientName !== null && <Note>{t('about', { name: patientName })}</Note>}
      <Cluster>
        <ButtonLink variant="outline" size="small" to={to} aria-label={t('openNamed', { title })}>
          {t('open')}
        </ButtonLink>
        <Button
          variant="text"
          size="small"
          aria-label={t('deleteNamed', { title })}
          onClick={() => setAsked(true)}
        >
          {t('delete')}
        </Button>
      </Cluster>
      {isAsked && (
        <RemoveDialog
          title={t('deleteAsk')}
          confirmLabel={t('delete')}
          keepLabel={t('keep')}
          removed={t('deleted')}
          remove={() => remove({ conversationId })}
          removal={removal}
          onClose={() => setAsked(false)}
        >
          <p>{title}</p>
        </RemoveDialog>
      )}
    </Card>
  );
}
