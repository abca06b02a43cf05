import { aiChatApi, consultApi, failureMessage } from '@xinglin/api';
import type { GetAiChatResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { consultLimits, cutText } from '@xinglin/rules';
import { Button, NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { askHref } from '../model/ask-ways';

/** Doctors of a department to which the guide leads. */
export const departmentHref = (deptId: string): string =>
  href('directory.search', {}, { tab: 'doctor', deptId });

/** The kind of consult that the next free doctor answers. */
const kind = 'fast';

/**
 * Leads to the form of a question to a doctor, with what was told the guide. It goes with the account's draft, so that
 * nothing of it stands in the address; what was drafted before stays in front.
 */
export function AskADoctor({
  conversation: { conversationId, patientId },
}: {
  conversation: Pick<GetAiChatResponse, 'conversationId' | 'patientId'>;
}): ReactElement {
  const { t } = useTranslation('ai-consult');
  const navigate = useNavigate();
  const { prepare, isPreparing, problem } = useQuestionDraft(conversationId, patientId);
  const go = async (): Promise<void> => {
    if (await prepare()) await navigate(askHref(kind));
  };
  return (
    <>
      <Button pending={isPreparing} onClick={() => void go()}>
        {t('chat.askDoctor')}
      </Button>
      {problem !== undefined && (
        <NoticeBar tone="danger" live>
          {failureMessage(problem, t)}
        </NoticeBar>
      )}
    </>
  );
}

/** Keeps what was told the guide as the draft of a question. */
function useQuestionDraft(conversationId: string, patientId: string | null) {
  const [readTold, told] = aiChatApi.useLazyGetAiChatQuery();
  const [readDraft, former] = consultApi.useLazyGetConsultDraftQuery();
  const [save, saved] = consultApi.useSaveConsultDraftMutation();
  const prepare = async (): Promise<boolean> => {
    // What was asked on this page is told by the gateway alone.
    const [conversation, kept] = await Promise.all([
      readTold({ conversationId }),
      readDraft({ kind }),
    ]);
    if (conversation.data === undefined || kept.data === undefined) return false;
    const questions = conversation.data.messages.flatMap(({ side, text }) =>
      side === 'person' ? [text] : [],
    );
    const { savedAt: _savedAt, question: drafted = '', ...rest } = kept.data.draft ?? {};
    // A second tap adds nothing twice.
    const added = questions.filter((text) => !drafted.includes(text));
    const question = [...(drafted === '' ? [] : [drafted]), ...added].join('\n');
    const answer = await save({
      kind,
      draft: {
        ...rest,
        ...(patientId !== null && { patientId }),
        question: cutText(question, consultLimits.question.most),
      },
    });
    return answer.data !== undefined;
  };
  return {
    prepare,
    isPreparing: told.isFetching || former.isFetching || saved.isLoading,
    problem: told.error ?? former.error ?? saved.error,
  };
}
