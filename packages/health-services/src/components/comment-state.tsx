import type { OwnHealthComment } from '@xinglin/gateway-sdk';
import { NoticeBar, Prose, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Where a comment stands, for its author: which words were stopped at and why. */
export function CommentState({ comment }: { comment: OwnHealthComment }): ReactElement {
  const { t } = useTranslation('health-services');
  const { state, findings, refusal } = comment;
  return (
    <NoticeBar tone={state === 'blocked' || state === 'refused' ? 'danger' : 'info'}>
      <Stack gap={2}>
        {/* i18n-keys: health-services:state.* */}
        <span>{t(`state.${state}`)}</span>
        {state === 'refused' && refusal !== null && <span>{t('refusal', { text: refusal })}</span>}
        {findings.length > 0 && (
          <Prose>
            <ul>
              {findings.map(({ phrase, reason }, place) => (
                // One phrase may be found twice, for two reasons.
                <li key={`${place} ${phrase}`}>
                  {/* i18n-keys: health-services:reason.* */}
                  {t('finding', { phrase, reason: t(`reason.${reason}`) })}
                </li>
              ))}
            </ul>
          </Prose>
        )}
      </Stack>
    </NoticeBar>
  );
}
