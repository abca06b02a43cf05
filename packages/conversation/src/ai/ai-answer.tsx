import { aiChatApi, failureMessage } from '@xinglin/api';
import type { AiMessage } from '@xinglin/gateway-sdk';
import { hospitalEmergencyNumber } from '@xinglin/rules';
import { Button, ButtonLink, Cluster, NoticeBar, PhoneIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../message.module.css';

interface AiAnswerProps {
  readonly conversationId: string;
  readonly message: AiMessage;
  /** Where doctors of a department are; undefined where this portal has none. */
  readonly departmentHref: ((deptId: string) => string) | undefined;
}

/** An answer that is whole or broke off: its words, the departments it leads to, and what the person says of it. */
export function AiAnswer({ conversationId, message, departmentHref }: AiAnswerProps): ReactElement {
  const { t } = useTranslation('ai-chat');
  const [review, { isLoading, error, originalArgs }] = aiChatApi.useReviewConsultAiRecordMutation();
  const { number, text, isUrgent, isBroken, departments } = message;
  const verdict =
    error === undefined ? (originalArgs?.verdict ?? message.verdict) : message.verdict;
  return (
    <>
      <AiWords text={text} isUrgent={isUrgent} />
      {departmentHref !== undefined && departments.length > 0 && (
        <Cluster>
          {departments.map(({ deptId, deptName }) => (
            <ButtonLink key={deptId} variant="outline" to={departmentHref(deptId)}>
              {t('department', { name: deptName })}
            </ButtonLink>
          ))}
        </Cluster>
      )}
      {!isBroken && !isUrgent && (
        <Cluster>
          {(['helpful', 'unhelpful'] as const).map((one) => (
            <Button
              key={one}
              variant="text"
              size="small"
              aria-pressed={verdict === one}
              disabled={isLoading}
              onClick={() => void review({ conversationId, number, verdict: one })}
            >
              {/* i18n-keys: ai-chat:verdict.* */}
              {t(`verdict.${one}`)}
            </Button>
          ))}
        </Cluster>
      )}
      {error !== undefined && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
    </>
  );
}

/** The words of an answer; what cannot wait stands out, with the call a tap away. */
export function AiWords({ text, isUrgent }: { text: string; isUrgent: boolean }): ReactElement {
  const { t } = useTranslation('ai-chat');
  const words = <p className={styles['words']}>{text}</p>;
  if (!isUrgent) return words;
  return (
    <NoticeBar
      tone="danger"
      action={
        <ButtonLink size="small" icon={<PhoneIcon />} href={`tel:${hospitalEmergencyNumber}`}>
          {t('call120')}
        </ButtonLink>
      }
    >
      {words}
    </NoticeBar>
  );
}
