import { introductionsApi } from '@xinglin/api';
import type { GetGroupChatCodeResponse as Chat } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatDay } from '@xinglin/rules';
import { ButtonLink, Card, EmptyState, KindHero, Note, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CodePicture } from '../../../components/code-picture';
import { Points } from '../../../components/points';
import { studioHref } from '../../../model/studio-href';

/** The group chat of a team's patients, and the code to join it (spec 2 §2.4). */
const page = detailPage({
  endpoint: introductionsApi.endpoints.getGroupChatCode,
  input: ({ params }) => ({ groupId: params['id'] ?? '' }),
  title: 'introductions:groupChatCode.title',
  head: ({ groupId, name, about }) => ({
    title: name,
    description: about.slice(0, 150),
    canonical: href('directory.groupChatCode', { id: groupId }),
  }),
  backTo: (chat) => (chat ? studioHref(chat) : href('directory.expertTeamReport')),
  isHeadOver: true,
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'introductions:groupChatCode.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('directory.expertTeamReport')}>
        {t('introductions:studio.others')}
      </ButtonLink>
    ),
  },
  children: (chat) => <ChatParts chat={chat} />,
});

export const { load, head } = page;
export default page.Page;

function ChatParts({ chat }: { chat: Chat }): ReactElement {
  const { t } = useTranslation('introductions');
  const locale = useLocale();
  const { name, about, rules, code, validUntil, memberCount, memberLimit } = chat;
  return (
    <>
      <KindHero
        pictogram="consult"
        hue="blue"
        state={t('groupChatCode.members', { memberCount, memberLimit })}
        title={name}
        note={about}
      />
      <Card title={t('groupChatCode.join')}>
        <Stack gap={2}>
          {code === null ? (
            <EmptyState
              kind="access"
              title={t(memberCount < memberLimit ? 'groupChatCode.over' : 'groupChatCode.full')}
              message={t('groupChatCode.closedHint')}
              action={
                <ButtonLink variant="outline" to={studioHref(chat)}>
                  {t('groupChatCode.toStudio')}
                </ButtonLink>
              }
            />
          ) : (
            <>
              <CodePicture text={code} label={t('groupChatCode.label', { name })} />
              <Note>{t('groupChatCode.how')}</Note>
              {validUntil !== null && (
                <Note>
                  {t('groupChatCode.validUntil', {
                    day: formatDay(validUntil, locale, { year: true }),
                  })}
                </Note>
              )}
            </>
          )}
        </Stack>
      </Card>
      {rules.length > 0 && (
        <Card title={t('groupChatCode.rules')}>
          <Points texts={rules} />
        </Card>
      )}
    </>
  );
}
